/**
 * Derives the key of a slot, which seals the vault key for one way to open the vault.
 *
 * In      the slot's secrets, 32 bytes each, in a fixed order: for the escrow the auth service's share and the vault service's; for
 *         a device the server's share and the device's own; for a recovery code or a passkey the one secret it gives
 * Out     an AES-GCM key that cannot be exported
 * Source  design/security.md §6; RFC 5869 (HKDF-SHA-256)
 */

import type { SealedVault } from './sealed-vault.js'
import { VaultError } from './vault-error.js'

/** Length of a share or a secret in bytes. */
export const SHARE_BYTES = 32

type SlotOf = Pick<SealedVault, 'walletId'> & { readonly slot: string }

/** Derives the slot key. All secrets enter at full length, so without one of them the rest reveals nothing about the key. */
export async function deriveSlotKey(secrets: readonly Uint8Array[], { walletId, slot }: SlotOf): Promise<CryptoKey> {
  if (secrets.length === 0 || secrets.some((secret) => secret.length !== SHARE_BYTES))
    throw new VaultError('A share must have 32 bytes')
  const joined = new Uint8Array(secrets.length * SHARE_BYTES)
  for (const [index, secret] of secrets.entries()) joined.set(secret, index * SHARE_BYTES)
  const material = await crypto.subtle.importKey('raw', joined, 'HKDF', false, ['deriveKey'])
  joined.fill(0)
  const encode = (text: string) => new TextEncoder().encode(text)
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encode(walletId), info: encode(`bowline vault slot ${slot}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
