import * as z from 'zod/mini'

/** A chain id: an EVM number such as `1`, or a CAIP-2 id such as `solana:5eykt…`. */
export const chainIdSchema = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int().check(z.positive())])

/** A CAIP-2 id such as `eip155:1`. */
export const caip2Schema = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** Account type: `eoa` is controlled by a key, `smartAccount` by a contract. */
export const accountTypeSchema = z.literal(['eoa', 'smartAccount'])

/** An email address in any script, such as `jörg@müller.example`. */
export const emailSchema = z.string().check(z.regex(/^[^\s@"]{1,64}@[^\s@]{1,255}$/u))

const TYPED_EMAIL = /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/**
 * An email address that the user typed, as strict as the form: no stray dots in the mailbox, and a domain with a dot.
 */
export const typedEmailSchema = z.string().check(
  z.regex(TYPED_EMAIL),
  z.refine((email) => !email.startsWith('.') && !/\.\.|\.@/.test(email)),
)

/** An account address in its chain's format. */
export const addressSchema = z.string().check(z.minLength(1), z.maxLength(128))

/** The user's accounts, each with its type. */
export const accountsSchema = z.array(z.strictObject({ type: accountTypeSchema, address: addressSchema }))

/** Account type: controlled by a key or by a contract. */
export type FrameAccountType = z.output<typeof accountTypeSchema>

/** Request id: a random UUID that is used once. */
export const requestIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i))
/** Sequence number of a message; increases with each message of its sender. */
export const seqSchema = z.int().check(z.nonnegative())
