/**
 * Logins in the window, from the frame that waits to its session. A ticket is bound to the frame's key, and to the window's with its
 * first use, so a third client can neither finish a login nor collect it.
 *
 * In      calls of a frame, of its window; the identity that the window's user proved
 * Out     a ticket; the session, for the frame alone. The window never gets a session, and the page neither. A login whose wallet
 *         the frame could not open yet is held until its window releases it
 * Throws  ResponseError 410 for a ticket that is unknown, used or another caller's
 * Source  R-FRAME-83; security design §6
 */

import * as z from 'zod/mini'
import type { LoginResponse } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Sealed } from '../../host/vault/sealed.js'
import type { AccountStore, ProvenIdentity } from '../account/account-store.js'
import type { RecentProofs } from '../account/recent-proofs.js'
import { ResponseError } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import { emailSchema, opaqueIdSchema, sealedSchema } from '../http/wire-schemas.js'
import type { KeyGate } from '../keys/key-gate.js'
import type { KeyWindows } from '../keys/key-windows.js'
import type { WalletDevices } from '../keys/wallet-devices.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const TICKET_LIFE_MS = 30 * 60_000

const ticketSchema = z.object({
  /** Scope of the frame. */
  scope: opaqueIdSchema,
  /** Id of the frame's device key. A ticket that no frame waits for has none. */
  frameKeyId: z.optional(opaqueIdSchema),
  projectId: z.string(),
  embedder: z.string(),
  /** Key of the window, once it has used the ticket. */
  windowKeyId: z.optional(opaqueIdSchema),
  /** The account that the window's user logs in to again. No frame waits for such a ticket. */
  accountId: z.optional(opaqueIdSchema),
  proven: z.optional(
    z.object({
      provider: z.string(),
      subject: z.string(),
      email: z.nullable(emailSchema),
      userName: z.nullable(z.string()),
    }),
  ),
  /** Whether the window still has to open the wallet. */
  isHeld: z.optional(z.boolean()),
  /** Whether a passkey has proved that the user is the owner. */
  skipsDelay: z.optional(z.boolean()),
  /** The vault key, sealed for the frame with a key that the server never has. */
  handover: z.optional(sealedSchema),
})

/** What a frame collects: its session, and the vault key when the window has opened the wallet. */
export type CollectedLogin = { readonly login: LoginResponse | null; readonly handover?: Sealed }

type Proof = { readonly ticket: string; readonly proven: ProvenIdentity; readonly skipsDelay?: boolean }

/** The tickets. */
export type LoginTickets = {
  /** Creates a ticket for the calling frame. */
  begin(call: Call): Promise<string>
  /** Creates a ticket with which the user of the calling window proves that the account is theirs. */
  beginProof(call: Call, accountId: string): Promise<string>
  /** Checks that the calling window may use a ticket, and binds the ticket to it. */
  bind(call: Call, ticket: string): Promise<void>
  /** Completes the login, or the proof, of a ticket, or holds the login when the frame could not open the wallet yet. Throws 403 for an
   *  identity that does not log in to the account to prove. */
  prove(call: Call, params: Proof): Promise<void>
  /** Returns the identity of a held ticket of the calling window. Undefined for any other ticket. */
  getHeld(call: Call, ticket: string): Promise<ProvenIdentity | undefined>
  /** Returns the account that the ticket of the calling window is to prove. Undefined for any other ticket. */
  getProofAccount(call: Call, ticket: string): Promise<string | undefined>
  /** Whether a ticket of the calling window has no login yet. */
  isOpen(call: Call, ticket: string): Promise<boolean>
  /** Records that a passkey has proved the owner of a held ticket. */
  trust(call: Call, ticket: string): Promise<void>
  /**
   * Lets the frame collect a held ticket. Without a handover, whose proof the caller has checked, throws 403 while the escrow is closed
   * to the window's device.
   */
  release(call: Call, params: { ticket: string; handover?: Sealed | undefined }): Promise<void>
  /**
   * `collected`: the frame has its session, or the ticket has ended. `held`: the window has to open the wallet first.
   * `formerDeletedAtMs`: when the former account was deleted, if this login made a new one.
   */
  getStage(ticket: string): Promise<{ stage: 'waiting' | 'held' | 'collected'; formerDeletedAtMs?: number }>
  /** Returns the session of the calling frame's ticket, once. Null while its user has not logged in. */
  collect(call: Call, ticket: string): Promise<CollectedLogin>
}

/** Creates the tickets on top of the server's store. */
export function createLoginTickets(
  { store, now }: Pick<ServerDependencies, 'store' | 'now'>,
  {
    accounts,
    proofs,
    gate,
    windows,
    devices,
  }: { accounts: AccountStore; proofs: RecentProofs; gate: KeyGate; windows: KeyWindows; devices: WalletDevices },
): LoginTickets {
  const tickets = createTypedStore(store, 'login-ticket', ticketSchema)
  const renewed = createTypedStore(store, 'renewed-account', z.int())
  const collected = createTypedStore(store, 'login-collected', z.literal(true))

  async function find({ keyId, projectId, embedder }: Call, ticket: string) {
    const key = await sha256(ticket)
    const found = await tickets.get(key)
    const isOfCaller =
      found?.projectId === projectId &&
      found.embedder === embedder &&
      found.proven === undefined &&
      (found.windowKeyId ?? keyId) === keyId
    if (!isOfCaller) throw endedError()
    return { key, found }
  }

  async function findHeld({ keyId }: Call, ticket: string) {
    const key = await sha256(ticket)
    const found = await tickets.get(key)
    const isOfCaller = found?.windowKeyId === keyId && found.isHeld === true
    return isOfCaller && found.proven !== undefined ? { key, found: { ...found, proven: found.proven } } : undefined
  }

  async function changeHeld(call: Call, ticket: string, change: Partial<z.infer<typeof ticketSchema>>): Promise<void> {
    const held = await findHeld(call, ticket)
    if (held === undefined) throw endedError()
    await tickets.set(held.key, { ...held.found, ...change }, now() + TICKET_LIFE_MS)
  }

  return {
    async begin({ keyId, scope, projectId, embedder }) {
      const ticket = randomId()
      const created = { scope, frameKeyId: keyId, projectId, embedder }
      await tickets.set(await sha256(ticket), created, now() + TICKET_LIFE_MS)
      return ticket
    },
    async beginProof({ scope, keyId, projectId, embedder }, accountId) {
      const ticket = randomId()
      const made = { scope, projectId, embedder, windowKeyId: keyId, accountId }
      await tickets.set(await sha256(ticket), made, now() + TICKET_LIFE_MS)
      return ticket
    },
    async bind(call, ticket) {
      const { key, found } = await find(call, ticket)
      await tickets.set(key, { ...found, windowKeyId: call.keyId }, now() + TICKET_LIFE_MS)
    },
    async prove(call, { ticket, proven, skipsDelay = false }) {
      const { key, found } = await find(call, ticket)
      const { accountId, frameKeyId } = found
      if (accountId === undefined) {
        if (frameKeyId === undefined) throw endedError()
        const isHeld = await gate.isHeld(call, { proven, frameKeyId, skipsDelay })
        const proved = { ...found, windowKeyId: call.keyId, proven, isHeld, skipsDelay }
        await tickets.set(key, proved, now() + TICKET_LIFE_MS)
        return
      }
      const account = await accounts.get(accountId)
      if (!account || !(await accounts.isOwner(account, proven)))
        throw new ResponseError(403, { message: 'This login belongs to another wallet' })
      await proofs.record({ accountId, keyId: call.keyId })
      await tickets.remove(key)
    },
    getHeld: async (call, ticket) => (await findHeld(call, ticket))?.found.proven,
    async getProofAccount({ keyId }, ticket) {
      const found = await tickets.get(await sha256(ticket))
      return found?.windowKeyId === keyId ? found.accountId : undefined
    },
    async isOpen({ keyId }, ticket) {
      const found = await tickets.get(await sha256(ticket))
      return found?.windowKeyId === keyId && found.proven === undefined
    },
    trust: (call, ticket) => changeHeld(call, ticket, { skipsDelay: true }),
    async release(call, { ticket, handover }) {
      const held = await findHeld(call, ticket)
      if (held === undefined) throw endedError()
      const { proven, skipsDelay = false } = held.found
      if (handover === undefined) await gate.assertOpen(call, { proven, skipsDelay })
      await changeHeld(call, ticket, { isHeld: false, handover })
    },
    async getStage(ticket) {
      const key = await sha256(ticket)
      const found = await tickets.get(key)
      if (found !== undefined) return { stage: found.isHeld === true ? 'held' : 'waiting' }
      const formerDeletedAtMs = await renewed.get(key)
      return { stage: 'collected', ...(formerDeletedAtMs !== undefined && { formerDeletedAtMs }) }
    },
    async collect(call, ticket) {
      const key = await sha256(ticket)
      const found = await tickets.get(key)
      if (found?.scope !== call.scope || found.accountId !== undefined) throw endedError()
      if (found.proven === undefined || found.isHeld === true) return { login: null }
      const { proven, skipsDelay = false, windowKeyId, handover } = found
      // Of two concurrent calls only one gets the session. The ticket goes last, so that its window waits for its rights.
      const isFirst = await collected.add(key, true, now() + TICKET_LIFE_MS)
      if (!isFirst || windowKeyId === undefined) throw endedError()
      const login = await accounts.logIn(call, proven, { skipsDelay, windowKeyId })
      // A login gets here by its first wallet, a wait, a passkey, a recovery code, or a device that is known already.
      await devices.trust({ accountId: login.accountId, keyId: windowKeyId }, found.embedder)
      const { formerDeletedAtMs } = login
      if (formerDeletedAtMs !== undefined) await renewed.set(key, formerDeletedAtMs, now() + TICKET_LIFE_MS)
      await windows.begin({ ticket, accountId: login.accountId, windowKeyId })
      await tickets.remove(key)
      return { login, ...(handover && { handover }) }
    },
  }
}

const endedError = () => new ResponseError(410, { message: 'This login has ended. Start again in the app' })
