/**
 * Opens the wallet of a login in its own worker; creates it at the account's first login.
 *
 * In      the login; the keys of this device; the frame's storage
 * Out     the client of the worker, and the wallet's addresses
 *         The device opens the wallet with its own slot, a copy of the vault key sealed for it. Without one it uses the
 *         vault key that the login window hands over, or the escrow, the slot that both shares of the server open; a device with
 *         lasting storage then gets its own slot
 * Throws  FrameSessionError; the worker is then closed. Also when the server has no wallet, or another one, for an account whose
 *         wallet this device has opened before
 * Source  design/security.md §6
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import {
  createdResponseSchema,
  deviceSlotSchema,
  emptySchema,
  shareResponseSchema,
  vaultResponseSchema,
} from '../../api/response-schemas.js'
import { fromBase64Url } from '../../bytes/base64url.js'
import { randomId } from '../../bytes/random-id.js'
import type { WalletAddresses } from '../signer/signer.js'
import { createSignerClient, type SignerClient } from '../signer/signer-client.js'
import { deviceSlotResponseSchema } from '../signer/worker-messages.js'
import { type Sealed, sealedSchema } from '../vault/sealed.js'
import { type SealedVault, sealedVaultSchema, walletAddressesSchema } from '../vault/sealed-vault.js'
import type { DeviceAccess, EscrowShares } from '../vault/vault.js'
import type { DeviceKeys } from './device-keys.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'
import type { Handover } from './window-login.js'

type OpenParams = {
  readonly parts: Pick<SessionDependencies, 'storage' | 'createWorker'>
  readonly api: SessionApi
  readonly keys: DeviceKeys
  readonly accountId: string
  readonly token: string
  /** What the login window has handed over, if it has opened the wallet. */
  readonly handover?: Handover | undefined
}

/** An open wallet. */
export type OpenedWallet = { readonly client: SignerClient; readonly addresses: WalletAddresses }

/** Opens or creates the account's wallet in a new worker. */
export async function openWallet(params: OpenParams): Promise<OpenedWallet> {
  const { api, token, parts } = params
  const client = createSignerClient(parts.createWorker())
  try {
    const { vault } = await api({ path: '/vault/open', schema: vaultResponseSchema, token })
    const known = tryParse(walletAddressesSchema, await parts.storage.get(knownKey(params)))
    if (known && !isSameWallet(known, vault?.addresses)) throw walletMismatch()
    const addresses = vault ? await openExisting(params, client, vault) : await openNew(params, client)
    await parts.storage.set(knownKey(params), addresses)
    return { client, addresses }
  } catch (error) {
    client.close()
    if (error instanceof FrameSessionError) throw error
    throw new FrameSessionError('Couldn’t open the wallet', undefined, { cause: error })
  }
}

async function openNew(params: OpenParams, client: SignerClient): Promise<WalletAddresses> {
  const { api, token } = params
  const escrow = await fetchEscrow(params)
  const sealed = await client.request({ type: 'create', walletId: randomId(), escrow }, sealedVaultSchema)
  const created = { path: '/vault/create', body: { vault: sealed }, schema: createdResponseSchema, token }
  if (!(await api(created)).isCreated) {
    // Another device created the account's wallet first. Use that one.
    const { vault } = await api({ path: '/vault/open', schema: vaultResponseSchema, token })
    if (!vault) throw new FrameSessionError('Couldn’t open the wallet')
    return openExisting(params, client, vault)
  }
  await storeDeviceSlot(params, client)
  return sealed.addresses
}

async function openExisting(params: OpenParams, client: SignerClient, sealed: SealedVault): Promise<WalletAddresses> {
  const byDevice = await openByDevice(params, client, sealed)
  if (byDevice) return byDevice
  const addresses = (await openByHandover(params, client, sealed)) ?? (await openByEscrow(params, client, sealed))
  await storeDeviceSlot(params, client)
  return addresses
}

async function openByEscrow(params: OpenParams, client: SignerClient, sealed: SealedVault): Promise<WalletAddresses> {
  const escrow = await fetchEscrow(params)
  return client.request({ type: 'open-by-escrow', sealed, escrow }, walletAddressesSchema)
}

async function openByHandover(
  { handover }: OpenParams,
  client: SignerClient,
  sealed: SealedVault,
): Promise<WalletAddresses | undefined> {
  if (handover?.sealed === undefined) return undefined
  const { sealed: vaultKey, key } = handover
  return client.request({ type: 'open-by-handover', sealed, handover: vaultKey, key }, walletAddressesSchema)
}

async function openByDevice(
  params: OpenParams,
  client: SignerClient,
  sealed: SealedVault,
): Promise<WalletAddresses | undefined> {
  const { storage } = params.parts
  const secret = storage.isLasting ? tryParse(sealedSchema, await storage.get(secretKey(params))) : undefined
  if (!secret || !sealed.slots[slotName(params)]) return undefined
  const device = await fetchDeviceAccess(params)
  // A slot that does not open is replaced after opening by escrow.
  return client
    .request({ type: 'open-by-device', sealed, device, secret }, walletAddressesSchema)
    .catch(() => undefined)
}

async function storeDeviceSlot(params: OpenParams, client: SignerClient): Promise<void> {
  const { api, token, parts } = params
  if (!parts.storage.isLasting) return
  try {
    const device = await fetchDeviceAccess(params)
    const added = await client.request({ type: 'add-device', device }, deviceSlotResponseSchema)
    const secret: Sealed = added.secret
    await parts.storage.set(secretKey(params), secret)
    const body = v.parse(deviceSlotSchema, { slot: added.slot })
    await api({ path: '/vault/device', body, schema: emptySchema, token })
  } catch {
    // The wallet is open without the slot, and the next login tries again.
  }
}

async function fetchEscrow(params: OpenParams): Promise<EscrowShares> {
  return { auth: await fetchShare(params, '/auth/share'), vault: await fetchShare(params, '/vault/share') }
}

async function fetchDeviceAccess(params: OpenParams): Promise<DeviceAccess> {
  const share = await fetchShare(params, '/vault/device-share')
  return { slot: slotName(params), share, key: params.keys.sealKey }
}

async function fetchShare({ api, token }: OpenParams, path: string): Promise<Uint8Array> {
  return fromBase64Url((await api({ path, schema: shareResponseSchema, token })).share)
}

const isSameWallet = (known: WalletAddresses, other: WalletAddresses | undefined): boolean =>
  known.eip155 === other?.eip155 && known.solana === other.solana

const walletMismatch = (): FrameSessionError =>
  new FrameSessionError(
    'The server has another wallet for this login than this device knows. Nothing was changed. Contact the operator of this wallet',
  )

const knownKey = ({ accountId }: OpenParams): string => `wallet ${accountId}`
const slotName = ({ keys }: OpenParams): string => `device:${keys.keyId}`
const secretKey = ({ accountId }: OpenParams): string => `device-secret ${accountId}`
