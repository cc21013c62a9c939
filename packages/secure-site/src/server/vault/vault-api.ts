/**
 * API calls for the server's part of a wallet: sealed parts, and shares that open nothing without their other half.
 *
 * In      calls of a logged-in frame
 * Out     the sealed wallet with the slots of the escrow and of the calling device; a share, created before the account has a
 *         wallet. The shares of the auth and the vault service are in separate stores
 *         An account keeps the first wallet created for it
 * Throws  ResponseError 401 when no user is logged in; 403 for the escrow of a device without a slot soon after a change of the email,
 *         and for an escrow that is off; 500 when the account has a wallet and a part of it is missing
 *         With a login in the window a device that is new to the wallet has no login before it has waited (R-FRAME-115)
 * Source  design/security.md §6
 */

import * as z from 'zod/mini'
import type { AccountStore } from '../account/account-store.js'
import { malformed } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { deviceSlotSchema, emptySchema, sealedVaultSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { type EscrowShareStores, refuseEarly, refuseWithoutEscrow } from './escrow.js'
import type { ShareStore } from './share-store.js'
import type { VaultStore } from './vault-store.js'

type VaultParts = {
  readonly parts: Pick<ServerDependencies, 'now'>
  readonly accounts: AccountStore
  readonly vaults: VaultStore
  readonly shares: EscrowShareStores
}

const createSchema = z.strictObject({ vault: sealedVaultSchema })

/** Creates the handlers of these calls, by path. */
export function createVaultApi({ parts, accounts, vaults, shares }: VaultParts): readonly [string, CallHandler][] {
  const { now } = parts

  const createEscrowHandler = (service: ShareStore, name: string): CallHandler => {
    return async (call) => {
      parseBody(call, emptySchema)
      const account = await accounts.require(call)
      const vault = await vaults.find(account)
      const { opensAtMs = 0 } = account
      const isOff = vault !== undefined && vault.slots.escrow === undefined
      const isEarly = vault !== undefined && now() < opensAtMs && !(await accounts.skipsDelay(call))
      if (isOff || isEarly) {
        // A device that asks for the escrow has no slot that opens. Without it the next login asks for the passkey or the code.
        await vaults.removeDeviceSlot({ account, keyId: call.keyId })
        throw isOff ? refuseWithoutEscrow() : refuseEarly({ cause: 'email-changed', opensAtMs })
      }
      return { share: await service.get(`${name}:${account.id}`, vault !== undefined) }
    }
  }

  return [
    ['/api/auth/share', createEscrowHandler(shares.auth, 'auth')],
    ['/api/vault/share', createEscrowHandler(shares.vault, 'vault')],
    [
      '/api/vault/device-share',
      async (call: Call) => {
        parseBody(call, emptySchema)
        const { id } = await accounts.require(call)
        // A device whose share is missing opens the wallet by escrow and gets another slot.
        return { share: await shares.vault.get(`device:${id}:${call.keyId}`, false) }
      },
    ],
    [
      '/api/vault/open',
      async (call) => {
        parseBody(call, emptySchema)
        const account = await accounts.require(call)
        const vault = await vaults.find(account)
        const slot = await vaults.getDeviceSlot({ account, keyId: call.keyId })
        if (!vault) return { vault: null }
        const { escrow } = vault.slots
        return {
          vault: {
            ...vault,
            slots: { ...(escrow && { escrow }), ...(slot && { [`device:${call.keyId}`]: slot }) },
          },
        }
      },
    ],
    [
      '/api/vault/create',
      async (call) => {
        const account = await accounts.require(call)
        const { vault } = parseBody(call, createSchema)
        const { escrow } = vault.slots
        if (!escrow) throw malformed()
        if ((await vaults.find(account)) !== undefined) return { isCreated: false }
        return { isCreated: await vaults.create(account, { ...vault, slots: { escrow } }) }
      },
    ],
    [
      '/api/vault/device',
      async (call) => {
        const account = await accounts.require(call)
        const { slot } = parseBody(call, deviceSlotSchema)
        // A slot that arrives while the owner ends the session would let the device's next login skip the wait.
        await accounts.whileLoggedIn(call, (store) => vaults.setDeviceSlot(store, { account, keyId: call.keyId }, slot))
        return {}
      },
    ],
  ]
}
