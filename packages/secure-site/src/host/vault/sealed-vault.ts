import { plainObject } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { sealedSchema } from './sealed.js'

/**
 * Name of a slot, which holds a sealed copy of the vault key: the escrow, the recovery code, a device by its key id, or a passkey by
 * the hash of its id.
 */
export const slotNameSchema = v.pipe(v.string(), v.regex(/^(escrow|code|(device|passkey):[A-Za-z0-9_-]{43})$/))

/** The addresses of one wallet. Only their format is checked. */
export const walletAddressesSchema = v.strictObject({
  eip155: v.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)),
  solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})

/** A wallet as it is stored. Nothing in it can be decrypted without the shares of one slot. */
export const sealedVaultSchema = v.strictObject({
  version: v.literal(1),
  walletId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  addresses: walletAddressesSchema,
  /** SHA-256 of the proof of the vault key: who changes a slot gives the server that proof. */
  keyHash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** The entropy, sealed with the vault key. */
  entropy: sealedSchema,
  /** The vault key, sealed once per slot. */
  slots: plainObject(v.record(slotNameSchema, sealedSchema)),
})
/** A parsed sealed wallet. */
export type SealedVault = v.InferOutput<typeof sealedVaultSchema>
