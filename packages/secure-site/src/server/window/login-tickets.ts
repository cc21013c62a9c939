/**
 * Logins in the window, from the frame that waits to its session. A ticket is bound to the frame's key, and to the window's with its
 * first use, so a third client can neither finish a login nor collect it.
 *
 * In      calls of a frame, of its window; the identity that the window's user proved
 * Out     a ticket; the session, for the frame alone. The window never gets a session, and the page neither
 * Throws  ResponseError 410 for a ticket that is unknown, used or another caller's
 * Source  R-FRAME-83; security design §6
 */
import * as z from 'zod/mini'
import { emailSchema, type LoginResponse, opaqueIdSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { AccountStore, ProvenIdentity } from '../account/account-store.js'
import type { RecentProofs } from '../account/recent-proofs.js'
import { ResponseError } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const TICKET_LIFE_MS = 30 * 60_000

const ticketSchema = z.object({
  /** Scope of the frame. */
  scope: opaqueIdSchema,
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
})

/** The tickets. */
export type LoginTickets = {
  /** Creates a ticket for the calling frame. */
  begin(call: Call): Promise<string>
  /** Creates a ticket with which the user of the calling window proves that the account is theirs. */
  beginProof(call: Call, accountId: string): Promise<string>
  /** Checks that the calling window may use a ticket, and binds the ticket to it. */
  bind(call: Call, ticket: string): Promise<void>
  /** Completes the login, or the proof, of a ticket. Throws 403 for an identity that does not log in to the account to prove. */
  prove(call: Call, params: { ticket: string; proven: ProvenIdentity }): Promise<void>
  /** Whether the frame has its session, or the ticket has ended; and when the former account was deleted, if this login made a new one. */
  getCollected(ticket: string): Promise<{ isCollected: boolean; formerDeletedAtMs?: number }>
  /** Returns the session of the calling frame's ticket, once. Null while its user has not logged in. */
  collect(call: Call, ticket: string): Promise<LoginResponse | null>
}

/** Creates the tickets on top of the server's store. */
export function createLoginTickets(
  { store, now }: Pick<ServerDependencies, 'store' | 'now'>,
  accounts: AccountStore,
  proofs: RecentProofs,
): LoginTickets {
  const tickets = createTypedStore(store, 'login-ticket', ticketSchema)
  const renewed = createTypedStore(store, 'renewed-account', z.int())

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

  return {
    async begin({ scope, projectId, embedder }) {
      const ticket = randomId()
      await tickets.set(await sha256(ticket), { scope, projectId, embedder }, now() + TICKET_LIFE_MS)
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
    async prove(call, { ticket, proven }) {
      const { key, found } = await find(call, ticket)
      const { accountId } = found
      if (accountId === undefined) {
        await tickets.set(key, { ...found, windowKeyId: call.keyId, proven }, now() + TICKET_LIFE_MS)
        return
      }
      const account = await accounts.get(accountId)
      if (!account || !(await accounts.isOwner(account, proven)))
        throw new ResponseError(403, { message: 'This login belongs to another wallet' })
      await proofs.record({ accountId, keyId: call.keyId })
      await tickets.remove(key)
    },
    async getCollected(ticket) {
      const key = await sha256(ticket)
      const isCollected = (await tickets.get(key)) === undefined
      const formerDeletedAtMs = isCollected ? await renewed.get(key) : undefined
      return { isCollected, ...(formerDeletedAtMs !== undefined && { formerDeletedAtMs }) }
    },
    async collect(call, ticket) {
      const key = await sha256(ticket)
      const found = await tickets.get(key)
      if (found?.scope !== call.scope || found.accountId !== undefined) throw endedError()
      if (found.proven === undefined) return null
      const taken = await tickets.take(key)
      if (taken?.proven === undefined) throw endedError()
      const login = await accounts.logIn(call, taken.proven)
      const { formerDeletedAtMs } = login
      if (formerDeletedAtMs !== undefined) await renewed.set(key, formerDeletedAtMs, now() + TICKET_LIFE_MS)
      return login
    },
  }
}

const endedError = () => new ResponseError(410, { message: 'This login has ended. Start again in the app' })
