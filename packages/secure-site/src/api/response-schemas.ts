/** Request and response schemas of the auth and vault API. Both the frame and the server parse with them. */

import { plainObject } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { sealedSchema } from '../host/vault/sealed.js'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'

/** A random id of 32 bytes, base64url: a challenge, a handle or a token. */
export const opaqueIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

const EMAIL =
  /^[^\s@,:;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}]{2,63}$/u
/** Mail servers take a domain in wide or other compatible letters for the plain one, which limits would count as another. */
const isPlainDomain = (email: string) => email.split('@').at(1)?.normalize('NFKC') === email.split('@').at(1)

/**
 * An email address, trimmed, lowercased and in NFC, so that each has one spelling (R-CONN-52). Without control characters, and without
 * what makes a link or another address of it in the text or the header of a mail.
 */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.normalize('NFC'),
  v.maxLength(254),
  v.regex(EMAIL),
  v.regex(/^\P{C}*$/u),
  v.check(isPlainDomain),
)

/** A one-time code of six ASCII digits. */
export const otpSchema = v.pipe(v.string(), v.regex(/^[0-9]{6}$/))

/** The social login providers that use OAuth. */
export const socialProviderSchema = v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord'])

/** Body of a request or response without data. */
export const emptySchema = plainObject(v.strictObject({}))

/** Body of an error response. `message` may be shown to the user. */
export const errorBodySchema = v.object({
  message: v.pipe(v.string(), v.maxLength(256)),
  reason: v.optional(
    v.picklist(['unverified_domain', 'otp_wrong', 'otp_dead', 'otp_wait', 'session_expired', 'clock']),
  ),
  /** The server's time. Present when `reason` is `clock`. */
  nowMs: v.optional(v.pipe(v.number(), v.safeInteger())),
})
/** The parsed body of an error response. */
export type ErrorBody = v.InferOutput<typeof errorBodySchema>

/** Next step of an email login. */
export const emailResponseSchema = v.variant('action', [
  v.object({ action: v.literal('CONNECT') }),
  v.object({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP']), challenge: opaqueIdSchema }),
])

/** Whether the user followed the device link of a challenge. */
export const deviceResponseSchema = v.object({ isVerified: v.boolean() })

/** A login: its token and the account details that the UI shows. */
export const loginResponseSchema = v.object({
  token: opaqueIdSchema,
  accountId: opaqueIdSchema,
  email: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  /** Set when this login made a new account, because the user had deleted the former one at this time. */
  formerDeletedAtMs: v.optional(v.pipe(v.number(), v.safeInteger())),
})
/** The parsed login. */
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>

/** The account of a valid login. */
export const accountResponseSchema = v.omit(loginResponseSchema, ['token', 'formerDeletedAtMs'])

/** The email that a change would replace. */
export const currentEmailSchema = v.object({ current: v.string() })

/** Next step of an email change. */
export const updateResponseSchema = v.object({
  action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  challenge: opaqueIdSchema,
})

/** The challenge that the code just sent belongs to. */
export const challengeResponseSchema = v.object({ challenge: opaqueIdSchema })

/** The account's email address after a change. */
export const newEmailSchema = v.object({ newEmail: v.string() })

/** One key share of 32 bytes. */
export const shareResponseSchema = v.object({ share: opaqueIdSchema })

/** The account's sealed wallet, or null when it has none. */
export const vaultResponseSchema = v.object({ vault: v.nullable(sealedVaultSchema) })

/** Whether this call created the account's first wallet. */
export const createdResponseSchema = v.object({ isCreated: v.boolean() })

/** This device's slot, stored with the wallet. */
export const deviceSlotSchema = v.strictObject({ slot: sealedSchema })

/** Ticket of a login in the window, for the frame that waits for it. */
export const ticketResponseSchema = v.object({ ticket: opaqueIdSchema })

/** The session of a ticket once its user has logged in, else null; and the vault key when the window has opened the wallet. */
export const collectedResponseSchema = v.object({
  login: v.nullable(loginResponseSchema),
  handover: v.optional(sealedSchema),
})

/** URL at which a social login starts. */
export const socialStartSchema = v.object({ uri: v.string() })

/** Farcaster approval URL, and the challenge to finish the login with. */
export const farcasterStartSchema = v.object({ url: v.string(), challenge: opaqueIdSchema })

/** The login once the user approved in Farcaster, else null. */
export const farcasterResponseSchema = v.object({ login: v.nullable(loginResponseSchema) })
