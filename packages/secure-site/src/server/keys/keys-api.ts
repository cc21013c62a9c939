/**
 * API calls with which a login window shows and changes how a wallet is opened, and with which a frame learns the passkeys that may
 * approve in it.
 *
 * In      calls of a frame, with its login; calls of a window, with its ticket; each change, and a handover, with the proof of the vault
 *         key, which only an open wallet gives
 * Out     the sealed slots; a held login is released
 * Throws  ResponseError 403 without the proof, and for a release while the escrow is closed; 409 for an escrow that is the only way to open the wallet; 410 for any other caller
 * Source  R-FRAME-110 to R-FRAME-114; security design §6
 */

import * as z from 'zod/mini'
import { type CallHandler, parseBody } from '../http/call.js'
import { opaqueIdSchema, sealedSchema } from '../http/wire-schemas.js'
import type { KeysParts } from './keys-parts.js'
import { toPasskeyDetails } from './passkey-details.js'
import { createSecureWallet, withoutEscrow } from './secure-wallet.js'

const ticket = opaqueIdSchema
const proof = opaqueIdSchema
const ticketSchema = z.strictObject({ ticket })
const releaseSchema = z.union([z.strictObject({ ticket }), z.strictObject({ ticket, handover: sealedSchema, proof })])
const codeSchema = z.strictObject({ ticket, proof, slot: sealedSchema })
const escrowSchema = z.strictObject({ ticket, proof })
const handoverSchema = z.strictObject({ ticket, handover: sealedSchema })

/** Creates the handlers of these calls, by path. */
export function createKeysApi(given: KeysParts): readonly [string, CallHandler][] {
  const { accounts, tickets, windows, rights, gate, vaults, passkeys, notifyChange } = given
  const secureWallet = createSecureWallet(given)

  return [
    [
      '/api/vault/handover',
      async (call) => {
        const { ticket, handover } = parseBody(call, handoverSchema)
        const { id } = await accounts.require(call)
        await windows.setHandover({ ticket, accountId: id, handover })
        return {}
      },
    ],
    [
      '/api/vault/passkeys',
      async (call) => {
        const { id: accountId } = await accounts.require(call)
        if (!given.parts.passkeyApprovals) return { passkeys: [] }
        const owned = await passkeys.list(accountId)
        return {
          passkeys: owned.map(({ id, transports, publicKey, counter }) => ({ id, transports, publicKey, counter })),
        }
      },
    ],
    [
      '/api/window/keys',
      async (call) => {
        const { ticket } = parseBody(call, ticketSchema)
        const { account, handover } = await rights.require(call, ticket)
        const vault = await vaults.find(account)
        const hasEscrow = vault?.slots.escrow !== undefined
        return {
          vault: vault ? { ...vault, slots: withoutEscrow(vault.slots) } : null,
          passkeys: await Promise.all((await passkeys.list(account.id)).map(toPasskeyDetails)),
          hasEscrow,
          wait: hasEscrow ? await gate.getWait(call, account, await tickets.getHeld(call, ticket)) : null,
          handover: handover ?? null,
        }
      },
    ],
    [
      '/api/window/release',
      async (call) => {
        const body = parseBody(call, releaseSchema)
        const { account } = await rights.require(call, body.ticket)
        // A client that hands the vault key over has opened the wallet, so its device may have a session.
        if ('handover' in body) await vaults.assertProof(account, body.proof)
        await tickets.release(call, body)
        return {}
      },
    ],
    [
      '/api/window/code',
      async (call) => {
        const { ticket, proof, slot } = parseBody(call, codeSchema)
        const { account } = await rights.require(call, ticket)
        const isReplaced = (await vaults.assertProof(account, proof)).slots.code !== undefined
        const secured = await secureWallet(account, { proof, slots: { code: slot } })
        await notifyChange(call, account, isReplaced ? 'code-replaced' : 'code-added')
        return secured
      },
    ],
    [
      '/api/window/escrow-off',
      async (call) => {
        const { ticket, proof } = parseBody(call, escrowSchema)
        const { account } = await rights.require(call, ticket)
        const secured = await secureWallet(account, { proof, slots: {}, removesEscrow: true })
        await notifyChange(call, account, 'escrow-off')
        return secured
      },
    ],
  ]
}
