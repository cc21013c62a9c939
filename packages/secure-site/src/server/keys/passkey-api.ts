/**
 * API calls with which a login window creates and uses passkeys.
 *
 * In      calls of a window, with its ticket; a passkey that is added or removed with the proof of the vault key
 * Out     challenges, each for one use and five minutes; a login that a passkey has proved
 * Throws  ResponseError 401 for a passkey that is not accepted; 403 without the proof; 409 for one that alone opens the wallet; 410 for a caller without a login
 * Source  R-FRAME-113; WebAuthn Level 3
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { ResponseError } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { createdPasskeySchema, opaqueIdSchema, sealedSchema, usedPasskeySchema } from '../http/wire-schemas.js'
import { createTypedStore } from '../store/typed-store.js'
import type { KeysParts } from './keys-parts.js'
import { toPasskeyDetails, toPasskeySlot } from './passkey-details.js'
import { passkeyIdSchema } from './passkey-store.js'
import { createSecureWallet } from './secure-wallet.js'
import { verifyCreatedPasskey, verifyUsedPasskey } from './verify-passkey.js'

const CHALLENGE_LIFE_MS = 5 * 60_000

const ticket = opaqueIdSchema
const proof = opaqueIdSchema
const ticketSchema = z.strictObject({ ticket })
const beginSchema = z.strictObject({ ticket, proof })
const createdSchema = z.strictObject({ ticket, proof, passkey: createdPasskeySchema })
const slotSchema = z.strictObject({ ticket, proof, id: passkeyIdSchema, slot: sealedSchema })
const removeSchema = z.strictObject({ ticket, proof, id: passkeyIdSchema })
const usedSchema = z.strictObject({ ticket, passkey: usedPasskeySchema })

/** Creates the handlers of these calls, by path. */
export function createPasskeyApi(given: KeysParts): readonly [string, CallHandler][] {
  const { parts, tickets, rights, vaults, passkeys, notifyChange } = given
  const { store, now, origin } = parts
  const challenges = createTypedStore(store, 'passkey-challenge', z.string())
  const secureWallet = createSecureWallet(given)
  const rpId = new URL(origin).hostname
  const toKey = (call: Call, ticket: string, use: string) => sha256(JSON.stringify([use, ticket, call.keyId]))

  async function begin(call: Call, ticket: string, use: 'create' | 'get'): Promise<string> {
    const challenge = randomId()
    await challenges.set(await toKey(call, ticket, use), challenge, now() + CHALLENGE_LIFE_MS)
    return challenge
  }

  async function end(call: Call, ticket: string, use: 'create' | 'get') {
    const challenge = await challenges.take(await toKey(call, ticket, use))
    if (challenge === undefined) throw unknownPasskey()
    return { challenge, origin }
  }

  return [
    [
      '/api/window/passkey/create',
      async (call) => {
        const { ticket, proof } = parseBody(call, beginSchema)
        const { account } = await rights.require(call, ticket)
        const { walletId } = await vaults.assertProof(account, proof)
        return {
          challenge: await begin(call, ticket, 'create'),
          rpId,
          userId: walletId,
          userName: account.email ?? account.userName ?? 'Wallet',
          excluded: await Promise.all((await passkeys.list(account.id)).map(toPasskeyDetails)),
        }
      },
    ],
    [
      '/api/window/passkey/created',
      async (call) => {
        const { ticket, proof, passkey } = parseBody(call, createdSchema)
        const { account } = await rights.require(call, ticket)
        await vaults.assertProof(account, proof)
        const created = await verifyCreatedPasskey(passkey, await end(call, ticket, 'create'))
        await passkeys.add(account, { ...created, addedAtMs: now() })
        await notifyChange(call, account, 'passkey-added')
        return {}
      },
    ],
    [
      '/api/window/passkey/slot',
      async (call) => {
        const { ticket, proof, id, slot } = parseBody(call, slotSchema)
        const { account } = await rights.require(call, ticket)
        await vaults.assertProof(account, proof)
        if ((await passkeys.find(id))?.account.id !== account.id) throw unknownPasskey()
        const secured = await secureWallet(account, { proof, slots: { [await toPasskeySlot(id)]: slot } })
        await passkeys.change(account, id, { hasPrf: true })
        return secured
      },
    ],
    [
      '/api/window/passkey/remove',
      async (call) => {
        const { ticket, proof, id } = parseBody(call, removeSchema)
        const { account } = await rights.require(call, ticket)
        await vaults.assertProof(account, proof)
        if ((await passkeys.find(id))?.account.id !== account.id) throw unknownPasskey()
        const secured = await secureWallet(account, { proof, slots: {}, removed: await toPasskeySlot(id) })
        await passkeys.remove(account, id)
        await notifyChange(call, account, 'passkey-removed')
        return secured
      },
    ],
    [
      '/api/window/passkey/get',
      async (call) => {
        const { ticket } = parseBody(call, ticketSchema)
        const held = await tickets.getHeld(call, ticket)
        const accountId = held
          ? (await rights.require(call, ticket)).account.id
          : await tickets.getProofAccount(call, ticket)
        const allowed = accountId === undefined ? [] : await passkeys.list(accountId)
        if (!held) await tickets.bind(call, ticket)
        return {
          challenge: await begin(call, ticket, 'get'),
          rpId,
          allowed: await Promise.all(allowed.map(toPasskeyDetails)),
        }
      },
    ],
    [
      '/api/window/passkey/got',
      async (call) => {
        const { ticket, passkey: used } = parseBody(call, usedSchema)
        const expected = await end(call, ticket, 'get')
        const found = await passkeys.find(used.id)
        if (found === undefined) throw unknownPasskey()
        const { account, passkey } = found
        const counter = await verifyUsedPasskey(used, passkey, expected)
        await passkeys.change(account, passkey.id, { counter })
        if (await tickets.isOpen(call, ticket)) {
          const proven = { provider: 'passkey', subject: passkey.id, email: null, userName: null }
          await tickets.prove(call, { ticket, proven, skipsDelay: true })
          return {}
        }
        if ((await rights.require(call, ticket)).account.id !== account.id) throw unknownPasskey()
        await tickets.trust(call, ticket)
        return {}
      },
    ],
  ]
}

const unknownPasskey = () =>
  new ResponseError(401, { message: 'This passkey opens no wallet here. Use another one, or log in another way' })
