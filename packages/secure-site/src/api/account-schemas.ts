/** Response schemas of the account window's API. Both the window and the server use them. */
import * as v from 'valibot'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'
import { opaqueIdSchema, socialProviderSchema } from './response-schemas.js'

/** A session: one login of one frame. */
export const sessionSchema = v.object({
  id: opaqueIdSchema,
  /** Origin of the page, as the browser reported it. */
  site: v.string(),
  /** Id of the device key. */
  keyId: v.string(),
  startedAtMs: v.pipe(v.number(), v.safeInteger()),
  /** Exact to ten minutes. */
  lastUsedAtMs: v.pipe(v.number(), v.safeInteger()),
  /** Whether it is the session of the frame that this window belongs to. */
  isCurrent: v.boolean(),
})
/** A parsed session. */
export type Session = v.InferOutput<typeof sessionSchema>

/** A device that is new to the wallet and waits before it can open it. */
export const waitingDeviceSchema = v.object({
  id: opaqueIdSchema,
  /** Origin of the page of its login, as the browser reported it. */
  site: v.string(),
  requestedAtMs: v.pipe(v.number(), v.safeInteger()),
  opensAtMs: v.pipe(v.number(), v.safeInteger()),
})
/** A parsed device that waits. */
export type WaitingDevice = v.InferOutput<typeof waitingDeviceSchema>

/** Whether the device was still waiting, and is refused. */
export const refusedSchema = v.object({ isRefused: v.boolean() })

/** The account of a window. */
export const accountSchema = v.object({
  email: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  hasWallet: v.boolean(),
  /** Whether the window can change the passkeys and the recovery code. */
  changesKeys: v.boolean(),
  /** Whether the user has logged in within the last five minutes. */
  isRecent: v.boolean(),
  /** Whether the user can log in again in this window. */
  canProve: v.boolean(),
  /** At most 100, the last used first. */
  sessions: v.array(sessionSchema),
  /** How many sessions are not listed. */
  moreSessions: v.pipe(v.number(), v.safeInteger()),
  /** At most 20, the latest first. */
  waitingDevices: v.array(waitingDeviceSchema),
})
/** The parsed account of a window. */
export type AccountResponse = v.InferOutput<typeof accountSchema>

/** Ticket with which the window logs its user in again. */
export const proofSchema = v.object({
  ticket: opaqueIdSchema,
  /** Null when only a passkey, or a new login of the frame, can prove who the user is. */
  method: v.nullable(v.union([v.picklist(['email', 'farcaster']), socialProviderSchema])),
  /** Whether a passkey of the account can. */
  hasPasskey: v.boolean(),
  email: v.optional(v.string()),
})
/** The parsed ticket. */
export type ProofResponse = v.InferOutput<typeof proofSchema>

/** The sealed wallet, and the shares of the auth and the vault service, which open its escrow. Null for an escrow that is off. */
export const exportSchema = v.object({
  vault: sealedVaultSchema,
  escrow: v.nullable(v.object({ auth: opaqueIdSchema, vault: opaqueIdSchema })),
})
/** The parsed export. */
export type ExportResponse = v.InferOutput<typeof exportSchema>
