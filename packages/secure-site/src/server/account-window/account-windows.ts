/**
 * Account windows: windows of this site in which a user sees the sessions of their account, exports its keys and deletes it.
 *
 * In      calls of a logged-in frame, which gets a ticket for its window; calls of the window, with that ticket as their token
 * Out     the account and the frame's login. A ticket counts for 30 minutes, for its project and page, for the first device key that
 *         uses it, and only while the frame is logged in
 * Throws  ResponseError 401 `session_expired` for a ticket that does not count; 403 when the user has not logged in
 *         within five minutes
 * Source  R-FRAME-105, R-FRAME-106; security design §6
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Account, AccountStore } from '../account/account-store.js'
import type { Login, LoginStore } from '../account/login-store.js'
import { RECENT_LOGIN_MS } from '../account/recent-login.js'
import type { RecentProofs } from '../account/recent-proofs.js'
import { ResponseError, sessionExpired } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

/** Section of the store: keys are hashes of tickets, which are the tokens of windows. */
export const ACCOUNT_WINDOW_SECTION = 'account-window'

const TICKET_LIFE_MS = 30 * 60_000

const windowSchema = z.object({
  loginId: opaqueIdSchema,
  projectId: z.string(),
  embedder: z.string(),
  /** Key of the window, once it has used the ticket. */
  windowKeyId: z.optional(opaqueIdSchema),
})

/** An open window: its account, and the login of the frame it belongs to. */
export type AccountWindow = { readonly account: Account; readonly login: Login }

/** The windows. */
export type AccountWindows = {
  /** Creates a ticket for the window of the calling frame. */
  begin(call: Call): Promise<string>
  find(call: Call): Promise<AccountWindow | undefined>
  require(call: Call): Promise<AccountWindow>
  /** Like `require`, for what needs a login of the last five minutes. */
  requireRecent(call: Call): Promise<AccountWindow>
  /** Whether the frame's login began, or the window's user logged in again, within the last five minutes. */
  isRecent(call: Call, window: AccountWindow): Promise<boolean>
}

/** Creates the windows on top of the server's store. */
export function createAccountWindows({
  parts: { store, now },
  accounts,
  logins,
  proofs,
}: {
  readonly parts: Pick<ServerDependencies, 'store' | 'now'>
  readonly accounts: AccountStore
  readonly logins: LoginStore
  readonly proofs: RecentProofs
}): AccountWindows {
  const windows = createTypedStore(store, ACCOUNT_WINDOW_SECTION, windowSchema)

  async function find({ token, keyId, projectId, embedder }: Call): Promise<AccountWindow | undefined> {
    if (token === undefined) return undefined
    const key = await sha256(token)
    const window = await windows.get(key)
    if (window?.projectId !== projectId || window.embedder !== embedder) return undefined
    if ((window.windowKeyId ?? keyId) !== keyId) return undefined
    const login = await logins.get(window.loginId)
    const account = login && (await accounts.get(login.accountId))
    if (!account) return undefined
    if (window.windowKeyId === undefined)
      await windows.set(key, { ...window, windowKeyId: keyId }, now() + TICKET_LIFE_MS)
    return { account, login }
  }

  async function require(call: Call): Promise<AccountWindow> {
    const window = await find(call)
    if (!window) throw sessionExpired()
    return window
  }

  async function isRecent({ keyId }: Call, { account, login }: AccountWindow): Promise<boolean> {
    if (now() - login.startedAtMs <= RECENT_LOGIN_MS) return true
    return proofs.has({ accountId: account.id, keyId })
  }

  return {
    find,
    require,
    isRecent,
    async begin(call) {
      const login = await logins.find(call)
      if (!login || !(await accounts.get(login.accountId))) throw sessionExpired()
      const { projectId, embedder } = call
      const ticket = randomId()
      await windows.set(await sha256(ticket), { loginId: login.id, projectId, embedder }, now() + TICKET_LIFE_MS)
      return ticket
    },
    async requireRecent(call) {
      const window = await require(call)
      if (await isRecent(call, window)) return window
      throw new ResponseError(403, { message: 'Log in again to do this' })
    },
  }
}
