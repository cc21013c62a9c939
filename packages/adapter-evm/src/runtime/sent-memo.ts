/**
 * What the adapter notes of a sent transaction from one look at the chain to the next, also over a reload: as a node knew the
 * transaction, so that its replacement can be told by sender and nonce. Read from storage, so it is checked.
 *
 * Out     readMemo   undefined for anything that is no memo
 *         digestOf   the call data, or its hash where that is shorter
 */
import { keccak256 } from 'viem'
import * as z from 'zod/mini'
import { addressSchema, quantitySchema, type transactionSchema } from './response-schemas.js'

const countSchema = z.int().check(z.minimum(0), z.maximum(1_000_000))

const knownSchema = z.object({
  from: addressSchema,
  to: z.nullish(addressSchema),
  nonce: quantitySchema,
  value: quantitySchema,
  input: z.string().check(z.maxLength(66)),
})

const memoSchema = z.object({
  looks: countSchema,
  /** How often in a row its node did not know it any more. */
  misses: countSchema,
  /** How often in a row its place was taken, and nobody said by what. */
  gone: countSchema,
  known: z.optional(knownSchema),
  /** As the wallet was asked for it, with the nonce that it would have had. */
  asked: z.optional(knownSchema),
  /** Who was asked to send it. */
  by: z.optional(z.object({ connectorId: z.string().check(z.maxLength(512)), address: addressSchema })),
})

/** The memo of a transaction. */
export type SentMemo = z.infer<typeof memoSchema>

/** A transaction as a node knew it; `input` is its digest. */
export type KnownTransaction = z.infer<typeof knownSchema>

/** Before the first look. */
export const FIRST_MEMO: SentMemo = { looks: 0, misses: 0, gone: 0 }

/** Reads a memo. */
export function readMemo(text: string | undefined): SentMemo | undefined {
  try {
    return z.safeParse(memoSchema, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Writes a memo. */
export function writeMemo(memo: SentMemo): string {
  return JSON.stringify(memo, (_, value) => (typeof value === 'bigint' ? `0x${value.toString(16)}` : value))
}

/** As much of a transaction as the memo holds. */
export function knownOf({ from, to, nonce, value, input }: z.infer<typeof transactionSchema>): KnownTransaction {
  return { from, to, nonce, value, input: digestOf(input) }
}

/** The call data, short. */
export function digestOf(input: string): string {
  return input.length > 66 ? keccak256(`0x${input.slice(2)}`) : input
}
