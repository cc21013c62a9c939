/** What the auth and vault API asks for and answers; both sides parse with these. */
import * as z from 'zod/mini'
import { sealedSchema } from '../host/vault/sealed.js'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'

/** Text that names something: a challenge, a handle, a token. */
export const opaqueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** An e-mail as it is asked for: trimmed and in lower case (R-CONN-52). */
export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(z.regexes.unicodeEmail))

/** A code of six ASCII digits. */
export const otpSchema = z.string().check(z.regex(/^[0-9]{6}$/))

/** The login providers over OAuth. */
export const socialProviderSchema = z.literal(['google', 'github', 'apple', 'facebook', 'x', 'discord'])

/** Nothing to say but that it was done. */
export const emptySchema = z.strictObject({})

/** What the server refuses with. `message` is fit to be shown. */
export const refusalSchema = z.object({
  message: z.string().check(z.maxLength(256)),
  reason: z.optional(z.literal(['unverified_domain', 'otp_wrong', 'otp_dead', 'otp_wait', 'session_expired', 'clock'])),
  /** The server's time; with `clock`. */
  nowMs: z.optional(z.int()),
})
export type Refusal = z.infer<typeof refusalSchema>

/** How a login by e-mail goes on. */
export const emailAnswerSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('CONNECT') }),
  z.object({ action: z.literal(['VERIFY_DEVICE', 'VERIFY_OTP']), challenge: opaqueIdSchema }),
])

/** Whether the link of a challenge was followed. */
export const deviceAnswerSchema = z.object({ isVerified: z.boolean() })

/** A login: its token, and the account as far as it is shown. */
export const loginAnswerSchema = z.object({
  token: opaqueIdSchema,
  accountId: opaqueIdSchema,
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
})
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

/** The account of a login that holds. */
export const accountAnswerSchema = z.omit(loginAnswerSchema, { token: true })

/** How a change of the e-mail goes on. */
export const updateAnswerSchema = z.object({
  action: z.literal(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  challenge: opaqueIdSchema,
})

/** The challenge that the code just sent answers. */
export const challengeAnswerSchema = z.object({ challenge: opaqueIdSchema })

/** The e-mail of the account after a change. */
export const newEmailSchema = z.object({ newEmail: z.string() })

/** One share, 32 bytes. */
export const shareAnswerSchema = z.object({ share: opaqueIdSchema })

/** The wallet of the account, if it has one. */
export const vaultAnswerSchema = z.object({ vault: z.nullable(sealedVaultSchema) })

/** Whether the account had no wallet before. */
export const createdAnswerSchema = z.object({ isCreated: z.boolean() })

/** A slot of this device, to be kept beside the wallet. */
export const deviceSlotSchema = z.strictObject({ slot: sealedSchema })

/** Where a social login begins. */
export const socialStartSchema = z.object({ uri: z.string() })

/** Where Farcaster is asked, and the challenge to be finished. */
export const farcasterStartSchema = z.object({ url: z.string(), challenge: opaqueIdSchema })

/** Whether Farcaster was approved, and the login when it was. */
export const farcasterAnswerSchema = z.object({ login: z.nullable(loginAnswerSchema) })
