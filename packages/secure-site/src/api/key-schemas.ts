/** Requests and responses of the calls that change how a wallet is opened. The login window and the server parse with them. */
import * as v from 'valibot'
import { sealedSchema } from '../host/vault/sealed.js'
import { sealedVaultSchema } from '../host/vault/sealed-vault.js'

const base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(16_384))
const createdIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,1400}$/))

/** A passkey, as its browser needs it. `slot`: name of the slot it opens; null for one that only proves who the user is. */
export const passkeyDetailsSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(1400)),
  transports: v.array(v.pipe(v.string(), v.maxLength(32))),
  addedAtMs: v.pipe(v.number(), v.safeInteger()),
  slot: v.nullable(v.pipe(v.string(), v.maxLength(64))),
})

/**
 * Why the server's shares do not open the wallet on this device. `new-device`: the device has to wait, until `opensAtMs` (epoch
 * milliseconds). `email-changed`: each device has to. `untied`: a login with Farcaster opens it on no new device. `refused`: the owner has
 * refused the device.
 */
export const walletWaitSchema = v.variant('cause', [
  v.object({ cause: v.picklist(['new-device', 'email-changed']), opensAtMs: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ cause: v.picklist(['refused', 'untied']) }),
])
/** Why the server's shares do not open the wallet on this device. */
export type WalletWait = v.InferOutput<typeof walletWaitSchema>

/** How a wallet is opened. */
export const walletKeysSchema = v.object({
  /** Null before the account has a wallet. Without the slots of the escrow and of devices. */
  vault: v.nullable(sealedVaultSchema),
  passkeys: v.array(passkeyDetailsSchema),
  /** Whether the server's shares can open it by email alone. */
  hasEscrow: v.boolean(),
  /** Null when they can do so now, or not at all. */
  wait: v.nullable(walletWaitSchema),
  /** The vault key, sealed by the frame for this window. Null before the frame has opened the wallet, and while a login is held. */
  handover: v.nullable(sealedSchema),
})
/** How a wallet is opened. */
export type WalletKeys = v.InferOutput<typeof walletKeysSchema>

/** The passkeys that may approve requests in the frame. */
export const approvalPasskeysSchema = v.object({
  passkeys: v.array(
    v.object({
      id: createdIdSchema,
      transports: v.array(v.pipe(v.string(), v.maxLength(32))),
      /** COSE key, base64url. */
      publicKey: base64Url,
      counter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
})
/** A passkey that may approve. */
export type ApprovalPasskey = v.InferOutput<typeof approvalPasskeysSchema>['passkeys'][number]

/** After a change: whether the server's shares still open the wallet. */
export const securedSchema = v.object({ hasEscrow: v.boolean() })

/** What a browser needs to create a passkey. */
export const passkeyCreationSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Base64url. */
  userId: v.string(),
  userName: v.string(),
  excluded: v.array(passkeyDetailsSchema),
})

/** What a browser needs to use a passkey. */
export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Empty for any passkey of this site. */
  allowed: v.array(passkeyDetailsSchema),
})
/** What a browser needs to use a passkey. */
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>

/** A created passkey, as its browser returns it. Base64url. */
export const createdPasskeySchema = v.strictObject({
  id: createdIdSchema,
  clientData: base64Url,
  attestation: base64Url,
  transports: v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(8)),
})
/** A created passkey. */
export type CreatedPasskey = v.InferOutput<typeof createdPasskeySchema>

/** The signature of a passkey, as its browser returns it. Base64url. */
export const usedPasskeySchema = v.strictObject({
  id: createdIdSchema,
  clientData: base64Url,
  authenticatorData: base64Url,
  signature: base64Url,
})
/** The signature of a passkey. */
export type UsedPasskey = v.InferOutput<typeof usedPasskeySchema>
