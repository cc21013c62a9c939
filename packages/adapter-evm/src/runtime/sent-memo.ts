/**
 * The memo that the adapter stores with a requested or sent transaction, and updates at each check, also across a reload. It
 * describes the transaction as requested and as a node knew it, to identify lost and replaced ones by sender and nonce. It comes
 * from storage, so it is validated.
 *
 * Out     parseMemo        undefined for anything that is not a memo
 *         toInputDigest    the calldata, or its hash if that is shorter
 */

import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { keccak256 } from 'viem'
import { addressSchema, quantitySchema, type transactionSchema } from './response-schemas.js'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))

const knownSchema = v.object({
  from: addressSchema,
  to: v.nullish(addressSchema),
  nonce: quantitySchema,
  value: quantitySchema,
  input: v.pipe(v.string(), v.maxLength(66)),
})

const memoSchema = v.object({
  /** Checks since the transaction was sent. */
  lookups: countSchema,
  /** Checks in a row in which the node did not know the transaction. */
  misses: countSchema,
  /** Checks in a row in which its nonce was used by an unknown transaction. */
  nonceTaken: countSchema,
  known: v.optional(knownSchema),
  /** The transaction as requested from the wallet, with the expected nonce. */
  requested: v.optional(knownSchema),
  /** The connector and account that the request went to. */
  by: v.optional(v.object({ connectorId: v.pipe(v.string(), v.maxLength(512)), address: addressSchema })),
})

/** The parsed memo. */
export type SentMemo = v.InferOutput<typeof memoSchema>

/** A transaction as a node knew it or as it was requested; `input` is the digest of its calldata. */
export type KnownTransaction = v.InferOutput<typeof knownSchema>

/** The memo before the first check. */
export const INITIAL_MEMO: SentMemo = { lookups: 0, misses: 0, nonceTaken: 0 }

/** Parses a memo; undefined if it is invalid. */
export function parseMemo(text: string | undefined): SentMemo | undefined {
  try {
    return tryParse(memoSchema, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** Serializes a memo as JSON, bigints as hex. */
export function stringifyMemo(memo: SentMemo): string {
  return JSON.stringify(memo, (_, value) => (typeof value === 'bigint' ? `0x${value.toString(16)}` : value))
}

/** The part of a node's transaction that the memo stores. */
export function toKnownTransaction({
  from,
  to,
  nonce,
  value,
  input,
}: v.InferOutput<typeof transactionSchema>): KnownTransaction {
  return { from, to, nonce, value, input: toInputDigest(input) }
}

/** The calldata, or its hash if that is shorter. */
export function toInputDigest(input: string): string {
  return input.length > 66 ? keccak256(`0x${input.slice(2)}`) : input
}
