/**
 * The chains of a sandbox wallet: reads from them, and sends with the wallet's own keys.
 *
 * Out     requestChain  one JSON-RPC request, to the chain's URL or to the `request` option
 *         send          fills in nonce, gas and fees from the chain, signs, sends; resolves to the hash
 * Throws  WalletRpcError, with the node's code and message
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { createClient, custom, defineChain, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
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

/** The chains of a sandbox wallet. */
export type SandboxChains = {
  readonly requestChain: (chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>
  readonly send: (chainId: number, account: PrivateKeyAccount, call: SandboxCall) => Promise<Hex>
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

  return {
    requestChain,
    async send(chainId, account, { to, value, data, gas, gasPrice }) {
      const chain = defineChain({
        id: chainId,
        name: String(chainId),
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      })
      const request = ({ method, params }: { method: string; params?: unknown }) =>
        requestChain(chainId, method, Array.isArray(params) ? params : [])
      const client = createClient({ account, chain, transport: custom({ request }, { retryCount: 0 }) })
      return sendTransaction(client, {
        ...(to !== undefined && { to }),
        ...(value !== undefined && { value }),
        ...(data !== undefined && { data }),
        ...(gas !== undefined && { gas }),
        ...(gasPrice !== undefined && { gasPrice }),
      })
    },
  }
}
