/**
 * API calls for the server's part of a wallet: sealed parts, and shares that open nothing without their other half.
 *
 * In      calls of a logged-in frame
 * Out     the sealed wallet with the slots of the escrow and of the calling device; a share, created on first request
 *         The shares of the auth and the vault service are separate and can be held by two parties
 *         An account keeps the first wallet created for it
 * Throws  RefusalError 401 when no user is logged in
 * Source  design/security.md §6
 */
import * as z from 'zod/mini'
import { deviceSlotSchema, emptySchema, opaqueIdSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sealedSchema } from '../../host/vault/sealed.js'
import { sealedVaultSchema } from '../../host/vault/sealed-vault.js'
import type { AccountStore } from '../account/account-store.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { malformed } from '../http/refusal-error.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

type VaultParts = { readonly store: ServerDependencies['store']; readonly accounts: AccountStore }

const createSchema = z.strictObject({ vault: sealedVaultSchema })

/** Creates the handlers of these calls, by path. */
export function createVaultApi({ store, accounts }: VaultParts): readonly [string, CallHandler][] {
  const vaults = createTypedStore(store, 'vault', sealedVaultSchema)
  const slots = createTypedStore(store, 'device-slot', sealedSchema)
  const shares = createTypedStore(store, 'share', opaqueIdSchema)

  const createShareHandler = (toShareName: (accountId: string, call: Call) => string): CallHandler => {
    return async (call) => {
      parseBody(call, emptySchema)
      const name = toShareName((await accounts.require(call)).id, call)
      await shares.add(name, randomId())
      return { share: await shares.get(name) }
    }
  }

  return [
    ['/api/auth/share', createShareHandler((accountId) => `auth:${accountId}`)],
    ['/api/vault/share', createShareHandler((accountId) => `vault:${accountId}`)],
    ['/api/vault/device-share', createShareHandler((accountId, { keyId }) => `device:${accountId}:${keyId}`)],
    [
      '/api/vault/open',
      async (call) => {
        parseBody(call, emptySchema)
        const { id } = await accounts.require(call)
        const vault = await vaults.get(id)
        const slot = await slots.get(`${id}:${call.keyId}`)
        if (!vault) return { vault: null }
        return { vault: { ...vault, slots: { ...vault.slots, ...(slot && { [`device:${call.keyId}`]: slot }) } } }
      },
    ],
    [
      '/api/vault/create',
      async (call) => {
        const { id } = await accounts.require(call)
        const { vault } = parseBody(call, createSchema)
        const { escrow } = vault.slots
        if (!escrow) throw malformed()
        return { isCreated: await vaults.add(id, { ...vault, slots: { escrow } }) }
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
