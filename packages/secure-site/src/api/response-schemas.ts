/** Request and response schemas of the auth and vault API. Both the frame and the server parse with them. */
import * as z from 'zod/mini'
import { sealedSchema } from '../host/vault/sealed.js'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'

/** A random id of 32 bytes, base64url: a challenge, a handle or a token. */
export const opaqueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** An email address, trimmed, lowercased and in NFC, so that each has one spelling (R-CONN-52). Without control characters. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.normalize('NFC'),
    z.maxLength(254),
    z.regex(z.regexes.unicodeEmail),
    z.regex(/^\P{C}*$/u),
  )

/** A one-time code of six ASCII digits. */
export const otpSchema = z.string().check(z.regex(/^[0-9]{6}$/))

/** The social login providers that use OAuth. */
export const socialProviderSchema = z.literal(['google', 'github', 'apple', 'facebook', 'x', 'discord'])

/** Body of a request or response without data. */
export const emptySchema = z.strictObject({})

/** Body of an error response. `message` may be shown to the user. */
export const errorBodySchema = z.object({
  message: z.string().check(z.maxLength(256)),
  reason: z.optional(z.literal(['unverified_domain', 'otp_wrong', 'otp_dead', 'otp_wait', 'session_expired', 'clock'])),
  /** The server's time. Present when `reason` is `clock`. */
  nowMs: z.optional(z.int()),
})
/** The parsed body of an error response. */
export type ErrorBody = z.infer<typeof errorBodySchema>

/** Next step of an email login. */
export const emailResponseSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('CONNECT') }),
  z.object({ action: z.literal(['VERIFY_DEVICE', 'VERIFY_OTP']), challenge: opaqueIdSchema }),
])

/** Whether the user followed the device link of a challenge. */
export const deviceResponseSchema = z.object({ isVerified: z.boolean() })

/** A login: its token and the account details that the UI shows. */
export const loginResponseSchema = z.object({
  token: opaqueIdSchema,
  accountId: opaqueIdSchema,
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  /** Set when this login made a new account, because the user had deleted the former one at this time. */
  formerDeletedAtMs: z.optional(z.int()),
})
/** The parsed login. */
export type LoginResponse = z.infer<typeof loginResponseSchema>

/** The account of a valid login. */
export const accountResponseSchema = z.omit(loginResponseSchema, { token: true, formerDeletedAtMs: true })

/** The email that a change would replace. */
export const currentEmailSchema = z.object({ current: z.string() })

/** Next step of an email change. */
export const updateResponseSchema = z.object({
  action: z.literal(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  challenge: opaqueIdSchema,
})

/** The challenge that the code just sent belongs to. */
export const challengeResponseSchema = z.object({ challenge: opaqueIdSchema })

/** The account's email address after a change. */
export const newEmailSchema = z.object({ newEmail: z.string() })

/** One key share of 32 bytes. */
export const shareResponseSchema = z.object({ share: opaqueIdSchema })

/** The account's sealed wallet, or null when it has none. */
export const vaultResponseSchema = z.object({ vault: z.nullable(sealedVaultSchema) })

/** Whether this call created the account's first wallet. */
export const createdResponseSchema = z.object({ isCreated: z.boolean() })

/** This device's slot, stored with the wallet. */
export const deviceSlotSchema = z.strictObject({ slot: sealedSchema })

/** Ticket of a login in the window, for the frame that waits for it. */
export const ticketResponseSchema = z.object({ ticket: opaqueIdSchema })

/** The session of a ticket once its user has logged in, else null; and the vault key when the window has opened the wallet. */
export const collectedResponseSchema = z.object({
  login: z.nullable(loginResponseSchema),
  handover: z.optional(sealedSchema),
})

/** URL at which a social login starts. */
export const socialStartSchema = z.object({ uri: z.string() })

/** Farcaster approval URL, and the challenge to finish the login with. */
export const farcasterStartSchema = z.object({ url: z.string(), challenge: opaqueIdSchema })

/** The login once the user approved in Farcaster, else null. */
export const farcasterResponseSchema = z.object({ login: z.nullable(loginResponseSchema) })
