/** Shapes of what wallets and nodes may answer. Nothing they say is used before it fits one of these. */
import * as z from 'zod/mini'

/** An EVM address. */
export const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))

/** Nothing, as wallets write it into a list. */
const NOTHING: readonly unknown[] = [undefined, null, '']

/** An account as wallets write it: with blanks or letters that nobody sees, a capital X, or its chain in front (CAIP-10). */
const accountSchema = z.pipe(
  z.transform((entry) => bareText(entry, /^eip155:\d+:/).replace(/^0X/, '0x')),
  addressSchema,
)

/** A list of accounts; what else a wallet put into it is left out. One that has entries, and none that can be read, is of an unknown form. */
export const accountsSchema = z.pipe(
  z.array(z.unknown()).check(z.maxLength(1000)),
  z.transform((list, context) => {
    const entries = list.filter((entry) => !NOTHING.includes(entry))
    const accounts = entries.flatMap((entry) => z.safeParse(accountSchema, entry).data ?? [])
    if (accounts.length > 0 || entries.length === 0) return accounts
    context.issues.push({ code: 'custom', input: list })
    return z.NEVER
  }),
)

/** A chain id: hex as the standard says, with a capital X, padded, amid blanks or as CAIP-2 as some wallets write it, or the number that others answer. */
export const chainIdSchema = z.pipe(
  z.transform((id) => bareText(id, /^eip155:/)),
  z.pipe(
    z.string().check(z.regex(/^(0[xX][0-9a-fA-F]{1,64}|\d{1,15})$/)),
    z.pipe(z.transform(Number), z.int().check(z.positive())),
  ),
)

function bareText(value: unknown, prefix: RegExp): string {
  const isText = ['string', 'number', 'bigint'].includes(typeof value)
  return isText
    ? String(value)
        .replace(/[\s\p{Cf}]/gu, '')
        .replace(prefix, '')
    : ''
}

/** A whole number in hex. */
export const quantitySchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((text) => BigInt(text)),
)

/** The hash of a transaction. */
export const hashSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

/** A signature of at least one byte, with or without its `0x`; those of contract accounts have no fixed length. */
export const signatureSchema = z.pipe(
  z.transform((text) => (typeof text === 'string' ? `0x${bareText(text, /^0x/i)}` : '')),
  z.string().check(z.regex(/^0x([0-9a-fA-F]{2})+$/), z.maxLength(131_074)),
)

/** Anything at all, for requests whose answer says nothing. */
export const anythingSchema = z.unknown()

/** A transaction's receipt as far as its outcome goes. */
export const receiptSchema = z.nullish(
  z.looseObject({
    status: z.optional(z.string()),
    blockNumber: z.catch(z.optional(quantitySchema), undefined),
    logs: z.catch(z.optional(z.array(z.unknown())), undefined),
  }),
)

/** As much of a block as tells where it stands. */
export const headSchema = z.looseObject({ number: quantitySchema })

/** The id of a batch of calls: an object since EIP-5792 version 2, a text before. */
export const callsIdSchema = z.pipe(
  z.union([z.string(), z.looseObject({ id: z.string() })]),
  z.pipe(
    z.transform((answer: string | { id: string }) => (typeof answer === 'string' ? answer : answer.id)),
    z.string().check(z.minLength(1), z.maxLength(8194)),
  ),
)

/** Something with named parts. */
export const recordSchema = z.looseObject({})

/** A transaction as far as another one can take its place. */
export const transactionSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  nonce: quantitySchema,
  to: z.nullish(addressSchema),
  value: quantitySchema,
  input: z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/)),
})

/** The transactions of a block; those of an unknown kind are left out. */
export const transactionsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => list.flatMap((entry) => z.safeParse(transactionSchema, entry).data ?? [])),
)

/** A block with its transactions. */
export const blockSchema = z.object({ number: quantitySchema, transactions: transactionsSchema })
