/**
 * The vault key: sealed once per slot, handed from one window of the secure site to another, and proved to the server.
 *
 * In      the secrets of a slot; a key that only a frame and its login window have
 * Out     the vault key, which the caller overwrites; sealed copies of it; a proof that reveals nothing about it
 * Throws  VaultError or OperationError when the secrets do not open the slot
 * Source  design/security.md §6; R-FRAME-110
 */
import { toBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { type Sealed, seal, unseal } from './sealed.js'
import type { SealedVault } from './sealed-vault.js'
import { deriveSlotKey } from './slot-key.js'
import { VaultError } from './vault-error.js'

const VERSION = 1
const VAULT_KEY_BYTES = 32
const HANDOVER = 'handover'
const PROOF_BITS = 256

/** What names a wallet. */
export type VaultHead = Pick<SealedVault, 'walletId' | 'addresses'>

/** A slot with its secrets. */
export type SlotSecrets = { readonly slot: string; readonly secrets: readonly Uint8Array[] }

/** Creates a vault key. */
export function createVaultKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(VAULT_KEY_BYTES))
}

/** Opens a slot. */
export async function openVaultKey(
  sealed: VaultHead & Pick<SealedVault, 'slots'>,
  { slot, secrets }: SlotSecrets,
): Promise<Uint8Array<ArrayBuffer>> {
  const sealedKey = sealed.slots[slot]
  if (!sealedKey) throw new VaultError('The vault has no such slot')
  return unseal(await deriveSlotKey(secrets, { walletId: sealed.walletId, slot }), sealedKey, about(sealed, slot))
}

/** Seals the vault key for a slot. */
export async function sealVaultKey(
  vaultKey: Uint8Array<ArrayBuffer>,
  head: VaultHead,
  { slot, secrets }: SlotSecrets,
): Promise<Sealed> {
  return seal(await deriveSlotKey(secrets, { walletId: head.walletId, slot }), vaultKey, about(head, slot))
}

/** Creates the key with which a frame and its login window exchange the vault key. Neither can export it. */
export const createHandoverKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Imports such a key, 32 bytes, which a frame has created for the tab that it leaves its page in. Neither can export it again. */
export const importHandoverKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Seals the vault key for the other window. */
export const handOver = (vaultKey: Uint8Array<ArrayBuffer>, head: VaultHead, key: CryptoKey): Promise<Sealed> =>
  seal(key, vaultKey, about(head, HANDOVER))

/** Unseals the vault key that the other window has handed over. */
export const takeOver = (sealed: Sealed, head: VaultHead, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> =>
  unseal(key, sealed, about(head, HANDOVER))

/** Returns 32 bytes, base64url, that only an owner of the vault key can compute. They reveal nothing about the key. */
export async function getKeyProof(vaultKey: Uint8Array<ArrayBuffer>, { walletId }: VaultHead): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const material = await crypto.subtle.importKey('raw', vaultKey, 'HKDF', false, ['deriveBits'])
  const params = { name: 'HKDF', hash: 'SHA-256', salt: encode(walletId), info: encode('bowline vault key proof') }
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(params, material, PROOF_BITS)))
}

/** What a vault states of the proof, so that the server can check it. */
export const toKeyHash = (proof: string): Promise<string> => sha256(proof)

/** What a sealed part of a wallet is bound to. */
export const about = ({ walletId, addresses }: VaultHead, part: string): readonly string[] => [
  String(VERSION),
  walletId,
  part,
  addresses.eip155,
  addresses.solana,
]
