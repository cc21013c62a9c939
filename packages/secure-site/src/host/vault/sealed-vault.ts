import * as z from 'zod/mini'
import { sealedSchema } from './sealed.js'

/**
 * Name of a slot, which holds a sealed copy of the vault key: the escrow, the recovery code, a device by its key id, or a passkey by
 * the hash of its id.
 */
export const slotNameSchema = z.string().check(z.regex(/^(escrow|code|(device|passkey):[A-Za-z0-9_-]{43})$/))

/** The addresses of one wallet. Only their format is checked. */
export const walletAddressesSchema = z.strictObject({
  eip155: z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]),
  solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})

/** A wallet as it is stored. Nothing in it can be decrypted without the shares of one slot. */
export const sealedVaultSchema = z.strictObject({
  version: z.literal(1),
  walletId: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  addresses: walletAddressesSchema,
  /** SHA-256 of the proof of the vault key: who changes a slot gives the server that proof. */
  keyHash: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** The entropy, sealed with the vault key. */
  entropy: sealedSchema,
  /** The vault key, sealed once per slot. */
  slots: z.record(slotNameSchema, sealedSchema),
})
/** A parsed sealed wallet. */
export type SealedVault = z.infer<typeof sealedVaultSchema>
