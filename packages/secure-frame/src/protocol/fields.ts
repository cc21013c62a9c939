import * as v from 'valibot'

/** A chain id: an EVM number such as `1`, or a CAIP-2 id such as `solana:5eykt…`. */
export const chainIdSchema = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
])

/** A CAIP-2 id such as `eip155:1`. */
const CAIP_2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** Whether a text is a CAIP-2 id. */
export const isCaip2 = (text: string): boolean => CAIP_2.test(text)

export const caip2Schema = v.pipe(v.string(), v.regex(CAIP_2))

/** Type of an embedded wallet's account: `eoa` is controlled by a key, `smartAccount` by a contract. */
export const accountTypeSchema = v.picklist(['eoa', 'smartAccount'])

/** An email address in a response, in any script, such as `jörg@müller.example`. */
export const emailSchema = v.pipe(v.string(), v.regex(/^[^\s@"]{1,64}@[^\s@]{1,255}$/u))

const TYPED_EMAIL = /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/**
 * An email address in a request. As strict as the form in which the user types it: no stray dots in the mailbox, and a domain
 * with a dot.
 */
export const typedEmailSchema = v.pipe(
  v.string(),
  v.regex(TYPED_EMAIL),
  v.check((email) => !email.startsWith('.') && !/\.\.|\.@/.test(email)),
)

/** An account address in its chain's format. */
export const addressSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i

/**
 * The page's language: language, script and region of BCP 47. No extensions, which could change digits and calendars. Any other value
 * counts as none.
 */
export const localeSchema = v.fallback(v.optional(v.pipe(v.string(), v.regex(LANGUAGE_TAG))), undefined)

/** The user's accounts, each with its type. */
export const accountsSchema = v.array(v.strictObject({ type: accountTypeSchema, address: addressSchema }))

/** Type of an embedded wallet's account. */
export type FrameAccountType = v.InferOutput<typeof accountTypeSchema>

/** Request id: a random UUID that is used once. */
export const requestIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i),
)
/** Sequence number of a message; increases with each message of its sender. */
export const seqSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A random id of the handshake: 32 hex digits. */
export const nonceSchema = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))
/** A short text of the handshake. */
export const wordSchema = v.pipe(v.string(), v.maxLength(128))
