/**
 * What the kit stores for the adapter about a sent transaction: the outputs it spends and what it pays.
 *
 * Out     the memo has at most 4,096 characters; for a transaction with very many payments, only its inputs are stored
 * Source  spec R-ADPT-50, R-STORE-25
 */

import type { CaipNetworkId, SentTransaction } from '@bowline/kit-core'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { type KnownTransaction, MAX_COINS } from '../chain/find-replacement.js'

/** Minimum interval between two checks, in ms. Blocks come about every ten minutes. */
export const MIN_POLL_INTERVAL_MS = 15_000
const MAX_MEMO_LENGTH = 4_096

const paymentsSchema = v.optional(v.array(v.strictTuple([v.string(), v.pipe(v.number(), v.safeInteger())])))
const memoSchema = v.object({
  misses: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  known: v.object({
    coins: v.array(v.pipe(v.string(), v.regex(/^\/tx\/[0-9a-f]{64}\/outspend\/\d{1,10}$/))),
    spends: paymentsSchema,
    pays: paymentsSchema,
  }),
})

/** The parsed memo. `misses` is the number of checks in a row that did not find the transaction. */
export type SentMemo = { readonly misses: number; readonly known: KnownTransaction }

/** Creates the record that the kit stores for a sent transaction. */
export function createSentRecord(
  txid: string,
  caipNetworkId: CaipNetworkId,
  known?: KnownTransaction,
): SentTransaction {
  const memo = known && formatMemo({ misses: 0, known })
  return { hash: txid, caipNetworkId, minPollIntervalMs: MIN_POLL_INTERVAL_MS, ...(memo !== undefined && { memo }) }
}

/** Parses a stored memo; undefined when it has another form. */
export function parseMemo(text: string | undefined): SentMemo | undefined {
  try {
    return tryParse(memoSchema, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** Serializes a memo to JSON. */
export function formatMemo({ misses, known }: SentMemo): string {
  const whole = JSON.stringify({ misses, known })
  return whole.length <= MAX_MEMO_LENGTH
    ? whole
    : JSON.stringify({ misses, known: { coins: known.coins.slice(0, MAX_COINS) } })
}
