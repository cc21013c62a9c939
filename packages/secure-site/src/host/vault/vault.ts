/**
 * The vault: a wallet's entropy sealed with a random vault key, and the vault key sealed once per slot.
 *
 * In      the secrets of the slot to open, or the vault key that the login window hands over; for a device, the secret that its own
 *         key sealed
 * Out     the wallet's keys; sealed parts to store. Everything stored is encrypted
 * Throws  when the given slot does not open it, or when it contains another wallet than it states
 * Source  design/security.md §6
 */

import { type Sealed, seal, unseal } from './sealed.js'
import type { SealedVault } from './sealed-vault.js'
import { SHARE_BYTES } from './slot-key.js'
import { VaultError } from './vault-error.js'
import { about, createVaultKey, getKeyProof, openVaultKey, sealVaultKey, takeOver, toKeyHash } from './vault-key.js'
import { deriveWalletKeys, ENTROPY_BYTES, type WalletKeys, wipeKeys } from './wallet-keys.js'

const VERSION = 1

/** The two shares of the escrow. */
export type EscrowShares = { readonly auth: Uint8Array; readonly vault: Uint8Array }

/** A device's access: its slot, the server's share, and the key that seals the device's secret. */
export type DeviceAccess = { readonly slot: string; readonly share: Uint8Array; readonly key: CryptoKey }

/** Result of adding a device: its slot for the vault, and its secret for its own storage. */
export type DeviceSlot = { readonly slot: Sealed; readonly secret: Sealed }

/** Creates a new wallet, sealed for the escrow. */
export async function createVault(params: { walletId: string; escrow: EscrowShares }): Promise<OpenVault> {
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
  const vaultKey = createVaultKey()
  try {
    const keys = await deriveWalletKeys(entropy)
    const head = { walletId: params.walletId, addresses: keys.addresses }
    const { auth, vault } = params.escrow
    const sealed: SealedVault = {
      version: VERSION,
      ...head,
      keyHash: await toKeyHash(await getKeyProof(vaultKey, head)),
      entropy: await seal(await importVaultKey(vaultKey), entropy, about(head, 'entropy')),
      slots: { escrow: await sealVaultKey(vaultKey, head, { slot: 'escrow', secrets: [auth, vault] }) },
    }
    return { keys, vaultKey, sealed }
  } finally {
    entropy.fill(0)
  }
}

/** An open vault. The caller overwrites `vaultKey` once no device will be added. */
export type OpenVault = {
  readonly keys: WalletKeys
  readonly vaultKey: Uint8Array<ArrayBuffer>
  readonly sealed: SealedVault
}

/** Opens the vault with both shares of the escrow. */
export async function openByEscrow(sealed: SealedVault, { auth, vault }: EscrowShares): Promise<OpenVault> {
  return openByKey(sealed, await openVaultKey(sealed, { slot: 'escrow', secrets: [auth, vault] }))
}

/** Opens the vault with the secret of the recovery code. */
export async function openByCode(sealed: SealedVault, secret: Uint8Array): Promise<OpenVault> {
  return openByKey(sealed, await openVaultKey(sealed, { slot: 'code', secrets: [secret] }))
}

/** Opens the vault with the server's share and the secret stored on this device. */
export async function openByDevice(sealed: SealedVault, device: DeviceAccess & { secret: Sealed }): Promise<OpenVault> {
  const { slot, share } = device
  const secret = await unseal(device.key, device.secret, aboutSecret(sealed.walletId, slot))
  try {
    return await openByKey(sealed, await openVaultKey(sealed, { slot, secrets: [share, secret] }))
  } finally {
    secret.fill(0)
  }
}

/** Opens the vault with the vault key that the login window hands over. */
export async function openByHandover(
  sealed: SealedVault,
  { handover, key }: { readonly handover: Sealed; readonly key: CryptoKey },
): Promise<OpenVault> {
  return openByKey(sealed, await takeOver(handover, sealed, key))
}

/** Creates a slot for this device. Its secret leaves this function only sealed with the device's key. */
export async function addDevice(
  { sealed, vaultKey }: OpenVault,
  { slot, share, key }: DeviceAccess,
): Promise<DeviceSlot> {
  const secret = crypto.getRandomValues(new Uint8Array(SHARE_BYTES))
  try {
    return {
      slot: await sealVaultKey(vaultKey, sealed, { slot, secrets: [share, secret] }),
      secret: await seal(key, secret, aboutSecret(sealed.walletId, slot)),
    }
  } finally {
    secret.fill(0)
  }
}

/** Returns the entropy of an open vault. The caller overwrites it. */
export async function unsealEntropy({
  sealed,
  vaultKey,
}: Pick<OpenVault, 'sealed' | 'vaultKey'>): Promise<Uint8Array<ArrayBuffer>> {
  return unseal(await importVaultKey(vaultKey), sealed.entropy, about(sealed, 'entropy'))
}

async function openByKey(sealed: SealedVault, vaultKey: Uint8Array<ArrayBuffer>): Promise<OpenVault> {
  const entropy = await unsealEntropy({ sealed, vaultKey })
  try {
    const keys = await deriveWalletKeys(entropy)
    const { eip155, solana } = keys.addresses
    if (eip155 !== sealed.addresses.eip155 || solana !== sealed.addresses.solana) {
      wipeKeys(keys)
      throw new VaultError('The vault holds another wallet')
    }
    return { keys, vaultKey, sealed }
  } finally {
    entropy.fill(0)
  }
}

const importVaultKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

// The device's secret is unsealed before the addresses are known, so it is bound to wallet and slot only.
const aboutSecret = (walletId: string, slot: string): readonly string[] => [String(VERSION), walletId, slot, 'secret']
