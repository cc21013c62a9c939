import * as z from 'zod/mini'

/** A chain's id in its namespace, `1`, or its CAIP-2 id, `solana:5eykt…`. */
export const chainIdSchema = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int().check(z.positive())])

/** A CAIP-2 id: `eip155:1`. */
export const caip2Schema = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** An account that a key holds, or one that a contract holds. */
export const accountTypeSchema = z.literal(['eoa', 'smartAccount'])

/** An e-mail address, of any script: `jörg@müller.example`. */
export const emailSchema = z.string().check(z.regex(/^[^\s@"]{1,64}@[^\s@]{1,255}$/u))

const TYPED_EMAIL = /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** An email address that the user typed, as strict as the form: a mailbox without stray dots at a domain with a dot. */
export const typedEmailSchema = z.string().check(
  z.regex(TYPED_EMAIL),
  z.refine((email) => !email.startsWith('.') && !/\.\.|\.@/.test(email)),
)

/** An address, in the writing of its chain. */
export const addressSchema = z.string().check(z.minLength(1), z.maxLength(128))

/** Accounts of a visitor, each with its type. */
export const accountsSchema = z.array(z.strictObject({ type: accountTypeSchema, address: addressSchema }))

/** The kind of an account: held by a key, or by a contract. */
export type FrameAccountType = z.output<typeof accountTypeSchema>

/** The id of a request: random, and used once. */
export const requestIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i))
/** Which message of its sender this is. */
export const seqSchema = z.int().check(z.nonnegative())
