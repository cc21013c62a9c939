/**
 * What the adapter remembers of a sent transaction: the coins it spends and what it pays.
 *
 * Out     the memo is at most 4,096 characters; of a transaction that pays very many, only its coins are noted
 * Source  spec R-ADPT-50, R-STORE-25
 */
import type { CaipNetworkId, SentTransaction } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { type KnownTransaction, MAX_COINS } from './find-replacement.js'

/** Blocks come every ten minutes. */
export const LEAST_PAUSE_MS = 15_000
const MAX_MEMO_LENGTH = 4_096

const paymentsSchema = z.optional(z.array(z.tuple([z.string(), z.int()])))
const memoSchema = z.object({
  misses: z.int().check(z.minimum(0), z.maximum(100)),
  known: z.object({
    coins: z.array(z.string().check(z.regex(/^\/tx\/[0-9a-f]{64}\/outspend\/\d{1,10}$/))),
    spends: paymentsSchema,
    pays: paymentsSchema,
  }),
})

/** `misses` counts the looks in a row that did not find it. */
export type SentMemo = { readonly misses: number; readonly known: KnownTransaction }

/** What the kit stores of a transaction that was sent. */
export function sentFacts(txid: string, caipNetworkId: CaipNetworkId, known?: KnownTransaction): SentTransaction {
  const memo = known && formatMemo({ misses: 0, known })
  return { hash: txid, caipNetworkId, minPollIntervalMs: LEAST_PAUSE_MS, ...(memo !== undefined && { memo }) }
}

/** Parses a stored memo; undefined when it has another form. */
export function parseMemo(text: string | undefined): SentMemo | undefined {
  try {
    return z.safeParse(memoSchema, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Formats a memo. */
export function formatMemo({ misses, known }: SentMemo): string {
  const whole = JSON.stringify({ misses, known })
  return whole.length <= MAX_MEMO_LENGTH
    ? whole
    : JSON.stringify({ misses, known: { coins: known.coins.slice(0, MAX_COINS) } })
}
