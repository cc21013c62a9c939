/**
 * The chains of a sandbox wallet: reads from them, and sends with the wallet's own keys.
 *
 * Out     requestChain  one JSON-RPC request, to the chain's URL or to the `request` option
 *         send          fills in nonce, gas and fees from the chain, signs, sends; resolves to the hash
 *         sendAtomic    sends calls as one transaction of an account that delegates to `batchAccount` (EIP-7702)
 * Throws  WalletRpcError, with the node's code and message
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { createClient, custom, defineChain, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getCode, getTransactionCount, sendTransaction } from 'viem/actions'
import type { SandboxWalletOptions } from './sandbox-options.js'
import type { SandboxMemory } from './sandbox-state.js'

const hexSchema = v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x'))
const numberSchema = v.pipe(
  v.string(),
  v.regex(/^(0x[0-9a-fA-F]+|\d+)$/),
  v.transform((text) => BigInt(text)),
)

/** Schema of a call in an app's request. */
export const callSchema = v.looseObject({
  to: v.optional(hexSchema),
  value: v.optional(numberSchema),
  data: v.optional(hexSchema),
  gas: v.optional(numberSchema),
  gasPrice: v.optional(numberSchema),
})

/** A parsed call. */
export type SandboxCall = v.InferOutput<typeof callSchema>

const responseSchema = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.optional(
    v.looseObject({ code: v.pipe(v.number(), v.finite()), message: v.string(), data: v.optional(v.unknown()) }),
  ),
})

const BATCH_ABI = parseAbi(['function execute((address to, uint256 value, bytes data)[] calls) payable'])
/** Start of the code of an account that delegates, before the address (EIP-7702). */
const DELEGATION = '0xef0100'

/** Calls to send as one transaction. */
export type SandboxAtomicCalls = { readonly calls: readonly SandboxCall[]; readonly batchAccount: Hex }

/** The chains of a sandbox wallet. */
export type SandboxChains = {
  readonly requestChain: (chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>
  readonly send: (chainId: number, account: PrivateKeyAccount, call: SandboxCall) => Promise<Hex>
  readonly sendAtomic: (chainId: number, account: PrivateKeyAccount, batch: SandboxAtomicCalls) => Promise<Hex>
}

/** Creates the access to the chains. */
export function createSandboxChains(options: SandboxWalletOptions, memory: SandboxMemory): SandboxChains {
  async function requestChain(chainId: number, method: string, params: readonly unknown[]): Promise<unknown> {
    if (options.request !== undefined) return options.request(chainId, method, params)
    const url = memory.chain(chainId)?.rpcUrl
    if (url === undefined) throw new WalletRpcError(4901, `The wallet is not connected to chain ${chainId}.`)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = v.parse(responseSchema, await response.json())
    if (error !== undefined) throw new WalletRpcError(error.code, error.message, error.data)
    return result
  }

  function openClient(chainId: number, account: PrivateKeyAccount) {
    const chain = defineChain({
      id: chainId,
      name: String(chainId),
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
    const request = ({ method, params }: { method: string; params?: unknown }) =>
      requestChain(chainId, method, Array.isArray(params) ? params : [])
    return createClient({ account, chain, transport: custom({ request }, { retryCount: 0 }) })
  }

  return {
    requestChain,
    send: (chainId, account, { to, value, data, gas, gasPrice }) =>
      sendTransaction(openClient(chainId, account), {
        ...(to !== undefined && { to }),
        ...(value !== undefined && { value }),
        ...(data !== undefined && { data }),
        ...(gas !== undefined && { gas }),
        ...(gasPrice !== undefined && { gasPrice }),
      }),
    async sendAtomic(chainId, account, { calls, batchAccount }) {
      const { address } = account
      const list = calls.map(({ to, value = 0n, data = '0x' }) => {
        if (to === undefined) throw new WalletRpcError(-32602, 'A call of a batch needs an address.')
        return { to, value, data } as const
      })
      const client = openClient(chainId, account)
      const code = await getCode(client, { address })
      const isDelegated = code?.toLowerCase() === DELEGATION + batchAccount.slice(2).toLowerCase()
      // The account sends the transaction itself, so the authorization is for the nonce after it.
      const nonce = await getTransactionCount(client, { address, blockTag: 'pending' })
      const authorization = { address: batchAccount, chainId, nonce: nonce + 1 }
      return sendTransaction(client, {
        to: address,
        nonce,
        data: encodeFunctionData({ abi: BATCH_ABI, functionName: 'execute', args: [list] }),
        ...(!isDelegated && { authorizationList: [await account.signAuthorization(authorization)] }),
      })
    },
  }
}
