/**
 * API calls for the server's part of a wallet: sealed parts, and shares that open nothing without their other half.
 *
 * In      calls of a logged-in frame
 * Out     the sealed wallet with the slots of the escrow and of the calling device; a share, created before the account has a
 *         wallet. The shares of the auth and the vault service are in separate stores
 *         An account keeps the first wallet created for it
 * Throws  ResponseError 401 when no user is logged in; 403 for the escrow of a device that is new to the account, soon after a change
 *         of its email; 500 when the account has a wallet and a part of it is missing
 * Source  design/security.md §6
 */
import * as z from 'zod/mini'
import { deviceSlotSchema, emptySchema } from '../../api/response-schemas.js'
import { sealedSchema } from '../../host/vault/sealed.js'
import { type SealedVault, sealedVaultSchema } from '../../host/vault/sealed-vault.js'
import type { Account, AccountStore } from '../account/account-store.js'
import { malformed, ResponseError } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { createShareStore, lostPart, type ShareStore } from './share-store.js'

type VaultParts = {
  readonly parts: Pick<ServerDependencies, 'store' | 'shares' | 'now'>
  readonly accounts: AccountStore
}

const createSchema = z.strictObject({ vault: sealedVaultSchema })

/** The error for a device that is new to an account soon after a change of its email. */
export const refuseEarly = (opensAtMs: number) => {
  const time = new Date(opensAtMs).toISOString().slice(0, 16).replace('T', ' ')
  const message = `The email of this wallet was changed. A new device can open it from ${time} UTC`
  return new ResponseError(403, { message })
}

/** Creates the handlers of these calls, by path. */
export function createVaultApi({ parts, accounts }: VaultParts): readonly [string, CallHandler][] {
  const { store, now } = parts
  const authShares = createShareStore(parts.shares.auth)
  const vaultShares = createShareStore(parts.shares.vault)
  const vaults = createTypedStore(store, 'vault', sealedVaultSchema)
  const slots = createTypedStore(store, 'device-slot', sealedSchema)

  async function findVault(account: Account): Promise<SealedVault | undefined> {
    const vault = await vaults.get(account.id)
    if (vault === undefined && account.walletId !== undefined)
      throw lostPart(new Error(`The vault of the account ${account.id} is missing`))
    return vault
  }

  const createEscrowHandler = (shares: ShareStore, service: string): CallHandler => {
    return async (call) => {
      parseBody(call, emptySchema)
      const account = await accounts.require(call)
      const isNeeded = (await findVault(account)) !== undefined
      const { opensAtMs = 0 } = account
      if (isNeeded && now() < opensAtMs) throw refuseEarly(opensAtMs)
      return { share: await shares.get(`${service}:${account.id}`, isNeeded) }
    }
  }

  return [
    ['/api/auth/share', createEscrowHandler(authShares, 'auth')],
    ['/api/vault/share', createEscrowHandler(vaultShares, 'vault')],
    [
      '/api/vault/device-share',
      async (call: Call) => {
        parseBody(call, emptySchema)
        const { id } = await accounts.require(call)
        // A device whose share is missing opens the wallet by escrow and gets another slot.
        return { share: await vaultShares.get(`device:${id}:${call.keyId}`, false) }
      },
    ],
    [
      '/api/vault/open',
      async (call) => {
        parseBody(call, emptySchema)
        const account = await accounts.require(call)
        const { id } = account
        const vault = await findVault(account)
        const slot = await slots.get(`${id}:${call.keyId}`)
        if (!vault) return { vault: null }
        return { vault: { ...vault, slots: { ...vault.slots, ...(slot && { [`device:${call.keyId}`]: slot }) } } }
      },
    ],
    [
      '/api/vault/create',
      async (call) => {
        const account = await accounts.require(call)
        const { vault } = parseBody(call, createSchema)
        const { escrow } = vault.slots
        if (!escrow) throw malformed()
        if ((await findVault(account)) !== undefined) return { isCreated: false }
        const isCreated = await store.transaction(async (inner) => {
          const vaults = createTypedStore(inner, 'vault', sealedVaultSchema)
          const isFirst = await vaults.add(account.id, { ...vault, slots: { escrow } })
          if (isFirst) await accounts.setWallet(inner, account, vault.walletId)
          return isFirst
        })
        return { isCreated }
      },
    ],
    [
      '/api/vault/device',
      async (call) => {
        const { id } = await accounts.require(call)
        await slots.set(`${id}:${call.keyId}`, parseBody(call, deviceSlotSchema).slot)
        return {}
      },
    ],
  ]
}
