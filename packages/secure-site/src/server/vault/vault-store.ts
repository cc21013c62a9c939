/**
 * The sealed wallets of the server, and the slots of devices.
 *
 * In      an account
 * Out     its vault; undefined when the account has no wallet yet
 * Throws  ResponseError 500 when the account has a wallet whose vault is missing; 403 when a slot is changed without the proof of the
 *         vault key
 * Source  design/security.md §6; R-FRAME-79, R-FRAME-110
 */

import { sha256 } from '../../bytes/sha256.js'
import type { Sealed } from '../../host/vault/sealed.js'
import type { SealedVault } from '../../host/vault/sealed-vault.js'
import type { Account, AccountStore } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { sealedSchema, sealedVaultSchema } from '../http/wire-schemas.js'
import type { FrameStore, FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'
import { lostPart } from './share-store.js'

/** A device of an account, by the id of its key. */
export type DeviceOf = { readonly account: Pick<Account, 'id'>; readonly keyId: string }

/** Changes the slots of a wallet; undefined leaves them as they are. */
export type SlotChange = (slots: SealedVault['slots']) => SealedVault['slots'] | undefined

/** Stores the sealed wallets. */
export type VaultStore = {
  find(account: Account): Promise<SealedVault | undefined>
  /** Stores the account's first wallet. Resolves to false when it has one. */
  create(account: Account, vault: SealedVault): Promise<boolean>
  /** Changes slots for a caller who proves that they have opened the wallet. Throws 403 for any other proof. */
  changeSlots(account: Account, params: { proof: string; change: SlotChange }): Promise<SealedVault>
  /** Throws 403 unless the proof is the one of the account's vault key. */
  assertProof(account: Account, proof: string): Promise<SealedVault>
  getDeviceSlot(device: DeviceOf): Promise<Sealed | undefined>
  setDeviceSlot(store: FrameStoreOperations, device: DeviceOf, slot: Sealed): Promise<void>
  removeDeviceSlot(device: DeviceOf): Promise<void>
}

const VAULT = 'vault'

/** Creates the vault store in the server's store. */
export function createVaultStore(store: FrameStore, accounts: AccountStore): VaultStore {
  const vaultsOf = (inner: FrameStoreOperations) => createTypedStore(inner, VAULT, sealedVaultSchema)
  const vaults = vaultsOf(store)
  const deviceSlotsOf = (inner: FrameStoreOperations) => createTypedStore(inner, 'device-slot', sealedSchema)
  const deviceSlots = deviceSlotsOf(store)
  const toKey = ({ account, keyId }: DeviceOf) => `${account.id}:${keyId}`

  async function find(account: Account): Promise<SealedVault | undefined> {
    const vault = await vaults.get(account.id)
    if (vault === undefined && account.walletId !== undefined)
      throw lostPart(new Error(`The vault of the account ${account.id} is missing`))
    return vault
  }

  async function assertProof(account: Account, proof: string): Promise<SealedVault> {
    const vault = await find(account)
    if (vault?.keyHash !== (await sha256(proof)))
      throw new ResponseError(403, { message: 'Only an open wallet can change how it is opened. Log in again' })
    return vault
  }

  return {
    find,
    assertProof,
    create: (account, vault) =>
      store.transaction(async (inner) => {
        const isFirst = await vaultsOf(inner).add(account.id, vault)
        if (isFirst) await accounts.setWallet(inner, account, vault.walletId)
        return isFirst
      }),
    async changeSlots(account, { proof, change }) {
      await assertProof(account, proof)
      return store.transaction(async (inner) => {
        const vault = await vaultsOf(inner).get(account.id)
        if (vault === undefined) throw lostPart(new Error(`The vault of the account ${account.id} is missing`))
        const slots = change(vault.slots)
        if (slots === undefined) return vault
        const changed = { ...vault, slots }
        await vaultsOf(inner).set(account.id, changed)
        return changed
      })
    },
    getDeviceSlot: (device) => deviceSlots.get(toKey(device)),
    setDeviceSlot: (inner, device, slot) => deviceSlotsOf(inner).set(toKey(device), slot),
    removeDeviceSlot: (device) => deviceSlots.remove(toKey(device)),
  }
}
