/** Requests and responses of the calls that change how a wallet is opened. The login window and the server parse with them. */
import * as z from 'zod/mini'
import { sealedSchema } from '../host/vault/sealed.js'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'

/** A passkey, as its browser needs it. `slot`: name of the slot it opens; null for one that only proves who the user is. */
export const passkeyDetailsSchema = z.object({
  id: z.string().check(z.maxLength(1400)),
  transports: z.array(z.string().check(z.maxLength(32))),
  slot: z.nullable(z.string().check(z.maxLength(64))),
})

/** How a wallet is opened. */
export const walletKeysSchema = z.object({
  /** Null before the account has a wallet. Without the slots of the escrow and of devices. */
  vault: z.nullable(sealedVaultSchema),
  passkeys: z.array(passkeyDetailsSchema),
  /** Whether the server's shares can open it by email alone. */
  hasEscrow: z.boolean(),
  /** When they open it on a new device, epoch milliseconds; null for now. */
  opensAtMs: z.nullable(z.int()),
  /** The vault key, sealed by the frame for this window. Null before the frame has opened the wallet, and while a login is held. */
  handover: z.nullable(sealedSchema),
})
/** How a wallet is opened. */
export type WalletKeys = z.infer<typeof walletKeysSchema>

/** After a change: whether the server's shares still open the wallet. */
export const securedSchema = z.object({ hasEscrow: z.boolean() })

/** What a browser needs to create a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Base64url. */
  userId: z.string(),
  userName: z.string(),
  excluded: z.array(passkeyDetailsSchema),
})

/** What a browser needs to use a passkey. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Empty for any passkey of this site. */
  allowed: z.array(passkeyDetailsSchema),
})
/** What a browser needs to use a passkey. */
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

const base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(16_384))

/** A created passkey, as its browser returns it. Base64url. */
export const createdPasskeySchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,1400}$/)),
  clientData: base64Url,
  attestation: base64Url,
  transports: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8)),
})
/** A created passkey. */
export type CreatedPasskey = z.infer<typeof createdPasskeySchema>

/** The signature of a passkey, as its browser returns it. Base64url. */
export const usedPasskeySchema = z.strictObject({
  id: createdPasskeySchema.shape.id,
  clientData: base64Url,
  authenticatorData: base64Url,
  signature: base64Url,
})
/** The signature of a passkey. */
export type UsedPasskey = z.infer<typeof usedPasskeySchema>
