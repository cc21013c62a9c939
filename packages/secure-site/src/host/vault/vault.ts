/**
 * The vault: a wallet's entropy under a random vault key, and the vault key once per slot.
 *
 * In      the shares of the slot that opens it; for a device the secret that its own key sealed
 * Out     the keys of the wallet; sealed parts to be stored. Nothing readable is part of what is stored
 * Throws  when no given slot opens it, or when it holds another wallet than it says
 * Source  design/security.md §6
 */
import { type Sealed, seal, unseal } from './sealed.js'
import type { SealedVault } from './sealed-vault.js'
import { deriveSlotKey, SHARE_BYTES } from './slot-key.js'
import { deriveWalletKeys, ENTROPY_BYTES, type WalletKeys, wipeKeys } from './wallet-keys.js'

const VERSION = 1
const VAULT_KEY_BYTES = 32

/** The two shares of the escrow. */
export type EscrowShares = { readonly auth: Uint8Array; readonly vault: Uint8Array }

/** This device's way in: the server's share, and the key that seals the secret of the device. */
export type DevicePlace = { readonly slot: string; readonly share: Uint8Array; readonly key: CryptoKey }

/** What a device gets: its slot for the vault, its secret for its own storage. */
export type DeviceSlot = { readonly slot: Sealed; readonly secret: Sealed }

type Head = Pick<SealedVault, 'walletId' | 'addresses'>

/** A new wallet, sealed for the escrow. */
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

/** An open vault. `vaultKey` is overwritten by whoever opened it, when no device is to be added. */
export type OpenVault = {
  readonly keys: WalletKeys
  readonly vaultKey: Uint8Array<ArrayBuffer>
  readonly sealed: SealedVault
}

/** Opens the vault with both shares of the escrow. */
export async function openByEscrow(sealed: SealedVault, { auth, vault }: EscrowShares): Promise<OpenVault> {
  return openBySlot(sealed, 'escrow', [auth, vault])
}

/** Opens the vault with the server's share and the secret that this device keeps. */
export async function openByDevice(sealed: SealedVault, device: DevicePlace & { secret: Sealed }): Promise<OpenVault> {
  const secret = await unseal(device.key, device.secret, aboutSecret(sealed.walletId, device.slot))
  try {
    return await openBySlot(sealed, device.slot, [device.share, secret])
  } finally {
    secret.fill(0)
  }
}

/** Makes a slot for this device; its secret leaves only under the device's key. */
export async function addDevice(
  { sealed, vaultKey }: OpenVault,
  { slot, share, key }: DevicePlace,
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

type Shares = readonly [Uint8Array, Uint8Array]

async function openBySlot(sealed: SealedVault, slot: string, shares: Shares): Promise<OpenVault> {
  const wrapped = sealed.slots[slot]
  if (!wrapped) throw new Error('The vault has no such slot')
  const slotKey = await deriveSlotKey(shares, { walletId: sealed.walletId, slot })
  const vaultKey = await unseal(slotKey, wrapped, about(sealed, slot))
  const entropy = await unseal(await importVaultKey(vaultKey), sealed.entropy, about(sealed, 'entropy'))
  try {
    const keys = await deriveWalletKeys(entropy)
    const { eip155, solana } = keys.addresses
    if (eip155 !== sealed.addresses.eip155 || solana !== sealed.addresses.solana) {
      wipeKeys(keys)
      throw new Error('The vault holds another wallet')
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

// The secret is made before the addresses are asked for, and belongs to one slot of one wallet all the same.
const aboutSecret = (walletId: string, slot: string): readonly string[] => [String(VERSION), walletId, slot, 'secret']
