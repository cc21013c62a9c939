/** Response schemas of the account window's API. Both the window and the server use them. */
import * as z from 'zod/mini'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'
import { opaqueIdSchema, socialProviderSchema } from './response-schemas.js'

/** A session: one login of one frame. */
export const sessionSchema = z.object({
  id: opaqueIdSchema,
  /** Origin of the page, as the browser reported it. */
  site: z.string(),
  /** Id of the device key. */
  keyId: z.string(),
  startedAtMs: z.int(),
  /** Exact to ten minutes. */
  lastUsedAtMs: z.int(),
  /** Whether it is the session of the frame that this window belongs to. */
  isCurrent: z.boolean(),
})
/** A parsed session. */
export type Session = z.infer<typeof sessionSchema>

/** The account of a window. */
export const accountSchema = z.object({
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  hasWallet: z.boolean(),
  /** Whether the user has logged in within the last five minutes. */
  isRecent: z.boolean(),
  /** Whether the user can log in again in this window. */
  canProve: z.boolean(),
  /** At most 100, the last used first. */
  sessions: z.array(sessionSchema),
  /** How many sessions are not listed. */
  moreSessions: z.int(),
})
/** The parsed account of a window. */
export type AccountResponse = z.infer<typeof accountSchema>

/** Ticket with which the window logs its user in again. */
export const proofSchema = z.object({
  ticket: opaqueIdSchema,
  method: z.union([z.literal('email'), socialProviderSchema]),
  email: z.optional(z.string()),
})
/** The parsed ticket. */
export type ProofResponse = z.infer<typeof proofSchema>

/** The sealed wallet, and the shares of the auth and the vault service, which open its escrow. Null for an escrow that is off. */
export const exportSchema = z.object({
  vault: sealedVaultSchema,
  escrow: z.nullable(z.object({ auth: opaqueIdSchema, vault: opaqueIdSchema })),
})
/** The parsed export. */
export type ExportResponse = z.infer<typeof exportSchema>
