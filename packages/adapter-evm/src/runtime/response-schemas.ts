/** Schemas of responses from wallets and nodes. No response is used before one of them accepts it. */
import { lenientOptional } from '@bowline/kit-core/schema'
import * as z from 'zod/mini'

/** An EVM address. */
export const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))

/** Empty list entries, as wallets write them. */
const EMPTY_ENTRIES: readonly unknown[] = [undefined, null, '']

/** An account as wallets write it: with spaces or invisible characters, `0X`, or the chain in front (CAIP-10). */
const accountSchema = z.pipe(
  z.transform((entry) => stripInvisible(entry, /^eip155:\d+:/).replace(/^0X/, '0x')),
  addressSchema,
)

/** A list of accounts. Skips unreadable entries; fails if the list has entries but none is readable. */
export const accountsSchema = z.pipe(
  z.array(z.unknown()).check(z.maxLength(1000)),
  z.transform((list, context) => {
    const entries = list.filter((entry) => !EMPTY_ENTRIES.includes(entry))
    const accounts = entries.flatMap((entry) => z.safeParse(accountSchema, entry).data ?? [])
    if (accounts.length > 0 || entries.length === 0) return accounts
    context.issues.push({ code: 'custom', input: list })
    return z.NEVER
  }),
)

/** A chain id: hex as in the standard, or with `0X`, padding, spaces or as CAIP-2 as some wallets write it; or decimal. */
export const chainIdSchema = z.pipe(
  z.transform((id) => stripInvisible(id, /^eip155:/)),
  z.pipe(
    z.string().check(z.regex(/^(0[xX][0-9a-fA-F]{1,64}|\d{1,15})$/)),
    z.pipe(z.transform(Number), z.int().check(z.positive())),
  ),
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
export const quantitySchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((text) => BigInt(text)),
)

/** A transaction hash. */
export const hashSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/** A signature of at least one byte, with or without its `0x`; those of contract accounts have no fixed length. */
export const signatureSchema = z.pipe(
  z.transform((text) => (typeof text === 'string' ? `0x${stripInvisible(text, /^0x/i)}` : '')),
  z.string().check(z.regex(/^0x([0-9a-fA-F]{2})+$/), z.maxLength(131_074)),
)

/** Any value, for requests whose response is not used. */
export const anythingSchema = z.unknown()

/** The receipt fields that determine a transaction's outcome. */
export const receiptSchema = z.nullish(
  z.looseObject({
    status: z.optional(z.string()),
    blockNumber: lenientOptional(quantitySchema),
    logs: lenientOptional(z.array(z.unknown())),
  }),
)

/** A block, only its number. */
export const headSchema = z.looseObject({ number: quantitySchema })

/** The id of a batch of calls: in an object since EIP-5792 version 2, a string before. */
export const callsIdSchema = z.pipe(
  z.union([z.string(), z.looseObject({ id: z.string() })]),
  z.pipe(
    z.transform((response: string | { id: string }) => (typeof response === 'string' ? response : response.id)),
    z.string().check(z.minLength(1), z.maxLength(8194)),
  ),
)

/** Any object. */
export const recordSchema = z.looseObject({})

/** The transaction fields that identify a replacement. */
export const transactionSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  nonce: quantitySchema,
  to: z.nullish(addressSchema),
  value: quantitySchema,
  input: z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/)),
})

/** The transactions of a block. Skips unreadable ones. */
export const transactionsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => list.flatMap((entry) => z.safeParse(transactionSchema, entry).data ?? [])),
)

/** A block with its transactions. */
export const blockSchema = z.object({ number: quantitySchema, transactions: transactionsSchema })
