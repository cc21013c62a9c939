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
  /** Checks that the calling window may use a ticket, and binds the ticket to it. */
  bind(call: Call, ticket: string): Promise<void>
  /** Completes the login of a ticket. */
  prove(call: Call, params: { ticket: string; proven: ProvenIdentity }): Promise<void>
  /** Whether the frame has its session, or the ticket has ended. */
  isCollected(ticket: string): Promise<boolean>
  /** Returns the session of the calling frame's ticket, once. Null while its user has not logged in. */
  collect(call: Call, ticket: string): Promise<LoginResponse | null>
}

/** Creates the tickets on top of the server's store. */
export function createLoginTickets(
  { store, now }: Pick<ServerDependencies, 'store' | 'now'>,
  accounts: AccountStore,
): LoginTickets {
  const tickets = createTypedStore(store, 'login-ticket', ticketSchema)

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
    async bind(call, ticket) {
      const { key, found } = await find(call, ticket)
      await tickets.set(key, { ...found, windowKeyId: call.keyId }, now() + TICKET_LIFE_MS)
    },
    async prove(call, { ticket, proven }) {
      const { key, found } = await find(call, ticket)
      await tickets.set(key, { ...found, windowKeyId: call.keyId, proven }, now() + TICKET_LIFE_MS)
    },
    isCollected: async (ticket) => (await tickets.get(await sha256(ticket))) === undefined,
    async collect(call, ticket) {
      const key = await sha256(ticket)
      const found = await tickets.get(key)
      if (found?.scope !== call.scope) throw endedError()
      if (found.proven === undefined) return null
      const taken = await tickets.take(key)
      if (taken?.proven === undefined) throw endedError()
      return accounts.logIn(call, taken.proven)
    },
  }
}

const endedError = () => new ResponseError(410, { message: 'This login has ended. Start again in the app' })
