/**
 * The vault: a wallet's entropy sealed with a random vault key, and the vault key sealed once per slot.
 *
 * In      the shares of the slot to open; for a device, the secret that its own key sealed
 * Out     the wallet's keys; sealed parts to store. Everything stored is encrypted
 * Throws  when the given slot does not open it, or when it contains another wallet than it states
 * Source  design/security.md §6
 */

import { type Sealed, seal, unseal } from './sealed.js'
import type { SealedVault } from './sealed-vault.js'
import { deriveSlotKey, SHARE_BYTES } from './slot-key.js'
import { VaultError } from './vault-error.js'
import { deriveWalletKeys, ENTROPY_BYTES, type WalletKeys, wipeKeys } from './wallet-keys.js'

const VERSION = 1
const VAULT_KEY_BYTES = 32

/** The two shares of the escrow. */
export type EscrowShares = { readonly auth: Uint8Array; readonly vault: Uint8Array }

/** A device's access: its slot, the server's share, and the key that seals the device's secret. */
export type DeviceAccess = { readonly slot: string; readonly share: Uint8Array; readonly key: CryptoKey }

/** Result of adding a device: its slot for the vault, and its secret for its own storage. */
export type DeviceSlot = { readonly slot: Sealed; readonly secret: Sealed }

type Head = Pick<SealedVault, 'walletId' | 'addresses'>

/** Creates a new wallet, sealed for the escrow. */
export async function createVault(params: { walletId: string; escrow: EscrowShares }): Promise<OpenVault> {
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
  const vaultKey = crypto.getRandomValues(new Uint8Array(VAULT_KEY_BYTES))
  try {
    const keys = await deriveWalletKeys(entropy)
    const head = { walletId: params.walletId, addresses: keys.addresses }
    const sealed: SealedVault = {
      version: VERSION,
      ...head,
      entropy: await seal(await importVaultKey(vaultKey), entropy, about(head, 'entropy')),
      slots: { escrow: await sealForSlot(vaultKey, [params.escrow.auth, params.escrow.vault], head, 'escrow') },
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
  return openBySlot(sealed, 'escrow', [auth, vault])
}

/** Opens the vault with the server's share and the secret stored on this device. */
export async function openByDevice(sealed: SealedVault, device: DeviceAccess & { secret: Sealed }): Promise<OpenVault> {
  const secret = await unseal(device.key, device.secret, aboutSecret(sealed.walletId, device.slot))
  try {
    return await openBySlot(sealed, device.slot, [device.share, secret])
  } finally {
    secret.fill(0)
  }
}

/** Creates a slot for this device. Its secret leaves this function only sealed with the device's key. */
export async function addDevice(
  { sealed, vaultKey }: OpenVault,
  { slot, share, key }: DeviceAccess,
): Promise<DeviceSlot> {
  const secret = crypto.getRandomValues(new Uint8Array(SHARE_BYTES))
  try {
    return {
      slot: await sealForSlot(vaultKey, [share, secret], sealed, slot),
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

type Shares = readonly [Uint8Array, Uint8Array]

async function openBySlot(sealed: SealedVault, slot: string, shares: Shares): Promise<OpenVault> {
  const sealedKey = sealed.slots[slot]
  if (!sealedKey) throw new VaultError('The vault has no such slot')
  const slotKey = await deriveSlotKey(shares, { walletId: sealed.walletId, slot })
  const vaultKey = await unseal(slotKey, sealedKey, about(sealed, slot))
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

async function sealForSlot(
  vaultKey: Uint8Array<ArrayBuffer>,
  shares: Shares,
  head: Head,
  slot: string,
): Promise<Sealed> {
  return seal(await deriveSlotKey(shares, { walletId: head.walletId, slot }), vaultKey, about(head, slot))
}

const importVaultKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

const about = ({ walletId, addresses }: Head, part: string): readonly string[] => [
  String(VERSION),
  walletId,
  part,
  addresses.eip155,
  addresses.solana,
]

// The device's secret is unsealed before the addresses are known, so it is bound to wallet and slot only.
const aboutSecret = (walletId: string, slot: string): readonly string[] => [String(VERSION), walletId, slot, 'secret']
