/**
 * Lets a sandbox wallet be paired: implements the Solana methods of the pairing protocol with the wallet's features.
 *
 * Throws  WalletRpcError  4100 the account is not shared, 4200 unsupported method, 4901 unknown chain, -32602 unreadable
 * Source  the Solana methods of the pairing protocol
 */
import type { CaipAddress } from '@bowline/kit-core'
import { tryParse } from '@bowline/kit-core/schema'
import { type SandboxPairing, WalletRpcError } from '@bowline/kit-core/testing'
import { base58, base64 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import * as v from 'valibot'
import { getChainName, getNetworks } from '../wallet/standard-chains.js'
import type { SandboxMemory } from './sandbox-state.js'
import type { SandboxFeatures } from './standard-wallet.js'

const bytesIn = (coder: { decode: (text: string) => Uint8Array }) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }): Uint8Array => {
      try {
        return coder.decode(text)
      } catch {
        addIssue()
        return NEVER
      }
    }),
  )
const messageSchema = v.looseObject({ pubkey: v.string(), message: bytesIn(base58) })
const transactionSchema = v.looseObject({
  pubkey: v.optional(v.string()),
  transaction: bytesIn(base64),
  sendOptions: v.optional(v.record(v.string(), v.unknown())),
})
const transactionsSchema = v.looseObject({ pubkey: v.optional(v.string()), transactions: v.array(bytesIn(base64)) })
const signedMessageSchema = v.strictTuple([v.object({ signature: v.custom<Uint8Array>(() => true) })])
const signedTransactionSchema = v.strictTuple([v.object({ signedTransaction: v.custom<Uint8Array>(() => true) })])

/** Serves a paired test wallet. */
export function createSandboxPairing(memory: SandboxMemory, features: SandboxFeatures): SandboxPairing {
  const networks = () => getNetworks(memory.chains(), [])
  const account = (address = memory.opened()[0]?.address) => ({ address })

  async function sign(transaction: Uint8Array, address: string | undefined, chain: string) {
    const input = { account: account(address), transaction, chain }
    const response = await features['solana:signTransaction'].signTransaction(input)
    const signed = v.safeParse(signedTransactionSchema, response)
    return signed.success ? signed.output[0].signedTransaction : undefined
  }

  const methods: Readonly<Record<string, (params: unknown, chain: string) => Promise<unknown>>> = {
    solana_getAccounts: async () => memory.opened().map(({ address }) => ({ pubkey: address })),
    solana_requestAccounts: async () => memory.opened().map(({ address }) => ({ pubkey: address })),
    async solana_signMessage(params) {
      const { pubkey, message } = parse(messageSchema, params)
      const response = await features['solana:signMessage'].signMessage({ account: account(pubkey), message })
      return toSignature(response)
    },
    async solana_signTransaction(params, chain) {
      const { pubkey, transaction } = parse(transactionSchema, params)
      const wire = await sign(transaction, pubkey, chain)
      return wire === undefined ? undefined : { signature: firstSignature(wire), transaction: base64.encode(wire) }
    },
    async solana_signAllTransactions(params, chain) {
      const { pubkey, transactions } = parse(transactionsSchema, params)
      const signed: string[] = []
      for (const transaction of transactions) {
        const wire = await sign(transaction, pubkey, chain)
        if (wire !== undefined) signed.push(base64.encode(wire))
      }
      return { transactions: signed }
    },
    async solana_signAndSendTransaction(params, chain) {
      const { pubkey, transaction, sendOptions: options } = parse(transactionSchema, params)
      const input = { account: account(pubkey), transaction, chain, ...(options && { options }) }
      return toSignature(await features['solana:signAndSendTransaction'].signAndSendTransaction(input))
    },
  }

  return {
    namespace: 'solana',
    accounts: () =>
      networks().flatMap((id) => memory.state().accounts.map((address): CaipAddress => `${id}:${address}`)),
    network: () => undefined,
    setConnected: memory.setConnected,
    async request({ caipNetworkId, method, params }) {
      const id = caipNetworkId.slice('solana:'.length)
      const chain = getChainName(memory.chains(), `solana:${id}`)
      if (chain === undefined) throw new WalletRpcError(4901, `The wallet is not connected to ${caipNetworkId}.`)
      const handler = methods[method]
      if (handler === undefined) throw new WalletRpcError(4200, `The wallet does not offer ${method}.`)
      return handler(params, chain)
    },
    subscribe: memory.subscribe,
  }
}

/** A wallet with simulated faults may respond with anything, which is passed on unchanged. */
function toSignature(response: unknown): unknown {
  const signed = v.safeParse(signedMessageSchema, response)
  return signed.success ? { signature: base58.encode(signed.output[0].signature) } : response
}

function firstSignature(wire: Uint8Array): string {
  const [signature] = Object.values(getTransactionDecoder().decode(wire).signatures)
  return base58.encode(Uint8Array.from(signature ?? []))
}

function parse<T>(schema: v.GenericSchema<unknown, T>, params: unknown): T {
  const data = tryParse(schema, params)
  if (data === undefined) throw new WalletRpcError(-32602, 'The request cannot be parsed.')
  return data
}
