/**
 * Batches of calls of a sandbox wallet (EIP-5792). With a batch account they are atomic. Else they are sent in order, and the first
 * that cannot be sent ends the batch.
 *
 * Out     parse    the batch of a `wallet_sendCalls` request
 *         send     the batch's id: the app's own if it chose one
 *         status   100 while pending, 200 all confirmed, 500 none, 600 some
 * Throws  WalletRpcError  5700 or 5760 for unsupported features, 5720 for a used id, 5730 for an unknown id, 5740 for too many
 *                         calls
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { callSchema, type SandboxChains } from './sandbox-chain.js'
import type { SandboxWalletOptions } from './sandbox-options.js'

const MAX_CALLS = 50

const requestSchema = v.looseObject({
  /** The id that the app chose. */
  id: v.optional(v.string()),
  chainId: v.string(),
  from: v.optional(v.string()),
  atomicRequired: v.optional(v.boolean()),
  calls: v.pipe(v.array(callSchema), v.minLength(1)),
  capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))),
})

/** A batch that an app requests. */
export type SandboxBatch = v.InferOutput<typeof requestSchema>

const receiptSchema = v.nullish(v.looseObject({ status: v.string() }))

type Sent = {
  readonly chainId: number
  readonly hashes: readonly string[]
  /** Transactions of the whole batch. */
  readonly total: number
}

/** The batches of a sandbox wallet. */
export type SandboxCalls = {
  readonly parse: (params: unknown) => SandboxBatch
  readonly send: (batch: SandboxBatch, account: PrivateKeyAccount) => Promise<{ id: string }>
  readonly status: (id: unknown) => Promise<unknown>
}

/** Creates an empty list of batches. */
export function createSandboxCalls(chains: SandboxChains, { batches: option }: SandboxWalletOptions): SandboxCalls {
  const batches = new Map<string, Sent>()
  const batchAccount = option === 'none' ? undefined : option?.batchAccount

  return {
    parse(params) {
      const batch = v.parse(requestSchema, params)
      const unknown = Object.entries(batch.capabilities ?? {}).find(([, { optional }]) => optional !== true)
      if (unknown !== undefined) throw new WalletRpcError(5700, `The wallet does not support ${unknown[0]}.`)
      if (batch.atomicRequired === true && !batchAccount)
        throw new WalletRpcError(5760, 'The wallet cannot run calls as one.')
      if (batch.id !== undefined && batches.has(batch.id)) throw new WalletRpcError(5720, 'This id is taken.')
      if (batch.calls.length > MAX_CALLS) throw new WalletRpcError(5740, `At most ${MAX_CALLS} calls fit a batch.`)
      return batch
    },

    async send({ calls, chainId: hexChainId, id = crypto.randomUUID() }, account) {
      const chainId = Number(hexChainId)
      if (batchAccount) {
        const hash = await chains.sendAtomic(chainId, account, { calls, batchAccount })
        batches.set(id, { chainId, hashes: [hash], total: 1 })
        return { id }
      }
      const hashes: string[] = []
      for (const call of calls) {
        try {
          hashes.push(await chains.send(chainId, account, call))
        } catch (error) {
          if (hashes.length === 0) throw error
          break
        }
      }
      batches.set(id, { chainId, hashes, total: calls.length })
      return { id }
    },

    async status(id) {
      const batch = batches.get(String(id))
      if (batch === undefined) throw new WalletRpcError(5730, 'No batch of calls has this id.')
      const { chainId, hashes, total } = batch
      const receipts = await Promise.all(
        hashes.map(async (hash) =>
          v.parse(receiptSchema, await chains.requestChain(chainId, 'eth_getTransactionReceipt', [hash])),
        ),
      )
      const settled = receipts.filter((receipt) => receipt !== null && receipt !== undefined)
      const confirmed = settled.filter(({ status }) => Number(status) === 1).length
      return {
        version: '2.0.0',
        id: String(id),
        chainId: numberToHex(chainId),
        status: settled.length < hashes.length ? 100 : confirmed === total ? 200 : confirmed === 0 ? 500 : 600,
        atomic: batchAccount !== undefined,
        receipts: settled,
      }
    },
  }
}
