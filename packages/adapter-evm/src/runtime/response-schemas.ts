/** Schemas of responses from wallets and nodes. No response is used before one of them accepts it. */
import { lenientOptional, plainObject, tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'

/** An EVM address. */
export const addressSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))

/** Empty list entries, as wallets write them. */
const EMPTY_ENTRIES: readonly unknown[] = [undefined, null, '']

/** An account as wallets write it: with spaces or invisible characters, `0X`, or the chain in front (CAIP-10). */
const accountSchema = v.pipe(
  v.unknown(),
  v.transform((entry) => stripInvisible(entry, /^eip155:\d+:/).replace(/^0X/, '0x')),
  addressSchema,
)

/** A list of accounts. Skips unreadable entries; fails if the list has entries but none is readable. */
export const accountsSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(1000),
  v.transform((list): unknown => {
    const entries = list.filter((entry) => !EMPTY_ENTRIES.includes(entry))
    const accounts = entries.flatMap((entry) => tryParse(accountSchema, entry) ?? [])
    return accounts.length > 0 || entries.length === 0 ? accounts : undefined
  }),
  v.array(v.string()),
)

/** A chain id: hex as in the standard, or with `0X`, padding, spaces or as CAIP-2 as some wallets write it; or decimal. */
export const chainIdSchema = v.pipe(
  v.unknown(),
  v.transform((id) => stripInvisible(id, /^eip155:/)),
  v.string(),
  v.regex(/^(0[xX][0-9a-fA-F]{1,64}|\d{1,15})$/),
  v.transform(Number),
  v.number(),
  v.safeInteger(),
  v.gtValue(0),
)

function stripInvisible(value: unknown, prefix: RegExp): string {
  const isText = ['string', 'number', 'bigint'].includes(typeof value)
  return isText
    ? String(value)
        .replace(/[\s\p{Cf}]/gu, '')
        .replace(prefix, '')
    : ''
}

/** An unsigned integer in hex. */
export const quantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((text) => BigInt(text)),
)

/** A transaction hash. */
export const hashSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/))

/** A signature of at least one byte, with or without its `0x`; those of contract accounts have no fixed length. */
export const signatureSchema = v.pipe(
  v.unknown(),
  v.transform((text) => (typeof text === 'string' ? `0x${stripInvisible(text, /^0x/i)}` : '')),
  v.string(),
  v.regex(/^0x([0-9a-fA-F]{2})+$/),
  v.maxLength(131_074),
)

/** Any value, for responses that the caller parses later or does not use. */
export const anythingSchema = v.unknown()

/** The receipt fields that determine a transaction's outcome. */
export const receiptSchema = v.nullish(
  plainObject(
    v.looseObject({
      status: v.optional(v.string()),
      blockNumber: lenientOptional(quantitySchema),
      logs: lenientOptional(v.array(v.unknown())),
    }),
  ),
)

/** A block, only its number. */
export const headSchema = v.looseObject({ number: quantitySchema })

/** The id of a batch of calls, as text: wallets return an object since EIP-5792 version 2, a string before. */
export const callsIdSchema = v.pipe(
  v.union([v.string(), v.looseObject({ id: v.string() })]),
  v.transform((response: string | { id: string }) => (typeof response === 'string' ? response : response.id)),
  v.string(),
  v.minLength(1),
  v.maxLength(8194),
)

/** Any object. */
export const recordSchema = plainObject(v.looseObject({}))

/** The transaction fields that identify a replacement. */
export const transactionSchema = v.object({
  hash: hashSchema,
  from: addressSchema,
  nonce: quantitySchema,
  to: v.nullish(addressSchema),
  value: quantitySchema,
  input: v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/)),
})

/** The transactions of a block. Skips unreadable ones. */
export const transactionsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.flatMap((entry) => tryParse(transactionSchema, entry) ?? [])),
)

/** A block with its transactions. */
export const blockSchema = v.object({ number: quantitySchema, transactions: transactionsSchema })
