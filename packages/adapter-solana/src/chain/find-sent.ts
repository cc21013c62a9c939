/**
 * Finds the transaction of a sign-and-send request on chain when the wallet did not respond, or responded with another
 * signature.
 *
 * In      memo              a `SendMemo`
 *         memoByHash           the memo of each transaction that the kit sent: those of other requests are skipped
 *         followed             transactions that the kit tracks, also of earlier pages and other tabs: they are skipped too
 *         failedHeightByMemo   for requests that the wallet answered with an error: the last block height at which they can land
 * Out     a transaction that landed after the request, is signed by the account, and has the same message or all its
 *         instructions in the same order. Wallets may replace the blockhash, set a priority fee, and add checks. Once the
 *         wallet has responded, only the same message counts, since the account may have sent the same amount again.
 *         `never` when nothing was found and even a blockhash taken at the last moment of signing has expired
 * Throws  the errors of the nodes, also of one that has not reached the stored slot; the next check tries again
 * Source  spec R-ADPT-124, R-ADPT-138, R-ADPT-141; JSON-RPC getSignaturesForAddress, getTransaction
 */
import type { FindSentParams, SentTransaction } from '@bowline/kit-core'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { loadTransactions } from '../transaction/load-transactions.js'
import { isTransactionSignature } from './address.js'
import { withMinContextSlot } from './balance.js'
import { BASE64_TEXT } from './base64-text.js'
import { MIN_BLOCK_MS } from './chain-head.js'
import type { RequestNode } from './nodes.js'
import { epochSchema, u64Schema } from './response-schemas.js'
import { parseSendMemo } from './send-memo.js'

/** A paired wallet has five minutes to sign. A blockhash it takes then is valid for as long as the one it was given. */
const WALLET_LIMIT_BLOCKS = BigInt(300_000 / MIN_BLOCK_MS)

/** The most signatures that a node lists in one response. */
const MAX_SIGNATURES = 1_000

/** Most transactions fetched in one check. The next check continues with the others. */
const MAX_READS = 20

const signaturesSchema = v.array(
  v.object({ signature: v.pipe(v.string(), v.check(isTransactionSignature)), slot: u64Schema }),
)

const transactionSchema = v.nullable(
  v.object({
    transaction: v.strictTuple([v.pipe(v.string(), v.minLength(4), v.regex(BASE64_TEXT)), v.literal('base64')]),
  }),
)

/** What the search needs. */
export type CreateFindSentParams = {
  readonly requestNode: RequestNode
  readonly memoByHash: ReadonlyMap<string, string>
  readonly failedHeightByMemo: ReadonlyMap<string, bigint>
}

/** Searches once for the transaction of a request. Undefined: not found yet, or the memo holds no slot. */
export type FindSigned = (
  params: Pick<FindSentParams['request'], 'address' | 'caipNetworkId' | 'memo'> &
    Pick<FindSentParams, 'followed' | 'signal'>,
) => Promise<SentTransaction | 'never' | undefined>

/** Creates the search. It remembers which transactions it has already ruled out. */
export function createFindSent({ requestNode, memoByHash, failedHeightByMemo }: CreateFindSentParams): FindSigned {
  /** Hashes of transactions that do not belong to a request, by its memo. */
  const othersByMemo = new Map<string, Set<string>>()

  return async ({ address, caipNetworkId, memo = '', followed = [], signal }) => {
    const sendMemo = parseSendMemo(memo)
    if (sendMemo?.slot === undefined) return undefined
    const { slot, lastValidBlockHeight, isSigned = false } = sendMemo
    const others = othersByMemo.get(memo) ?? new Set<string>()
    othersByMemo.set(memo, others)

    // Fetched first: if a node at this slot does not list the transaction, it had not landed by this block height.
    const epoch = await requestNode(caipNetworkId, {
      method: 'getEpochInfo',
      params: [{ commitment: 'confirmed', ...withMinContextSlot(slot) }],
      schema: epochSchema,
      signal,
    })
    const listed = await requestNode(caipNetworkId, {
      method: 'getSignaturesForAddress',
      params: [address, { limit: MAX_SIGNATURES, commitment: 'confirmed', ...withMinContextSlot(epoch.absoluteSlot) }],
      schema: signaturesSchema,
      signal,
    })
    const isOwned = (hash: string) => followed.includes(hash) || (memoByHash.get(hash) ?? memo) !== memo
    const later = listed.filter(
      (entry) => entry.slot >= slot && !others.has(entry.signature) && !isOwned(entry.signature),
    )
    const { isRequested } = await createMatch(address, sendMemo.message)
    for (const { signature: hash, slot: landed } of later.slice(-MAX_READS)) {
      const found = await requestNode(caipNetworkId, {
        method: 'getTransaction',
        params: [hash, { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }],
        schema: transactionSchema,
        signal,
      })
      const raw = found?.transaction[0]
      if (raw === undefined) return undefined
      if (isRequested(base64.decode(raw), !isSigned && landed > slot)) return { hash, caipNetworkId, address, raw }
      others.add(hash)
    }
    const isComplete =
      later.length <= MAX_READS && (listed.length < MAX_SIGNATURES || listed.some((old) => old.slot < slot))
    const limit = lastValidBlockHeight && lastValidBlockHeight + (isSigned ? 0n : WALLET_LIMIT_BLOCKS)
    const last = failedHeightByMemo.get(memo) ?? limit
    const isOver = last !== undefined && epoch.blockHeight > last
    return isOver && isComplete ? 'never' : undefined
  }
}

/** Creates the check for whether a transaction is the one that was handed to the wallet. */
async function createMatch(address: string, message: Uint8Array) {
  const { parseMessage, parseTransaction } = await loadTransactions()
  const requested = parseMessage(message)
  return {
    /** In the stored slot itself, an earlier transaction may do the same. There, only the same message counts. */
    isRequested(wire: Uint8Array, isLater: boolean): boolean {
      const found = parseTransaction(wire)
      if (found.feePayer !== requested.feePayer || !found.signers.includes(address)) return false
      if (!isLater) return found.message.join() === message.join()
      let at = 0
      for (const instruction of found.instructions) if (instruction === requested.instructions[at]) at += 1
      return requested.instructions.length > 0 && at === requested.instructions.length
    },
  }
}
