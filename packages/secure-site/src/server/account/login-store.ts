/**
 * The logins of all accounts: each is one session of one frame, in one browser and on one site.
 *
 * In      calls of frames; the site of a login is the origin that the browser reported to its frame
 * Out     a token for the frame. The store has only its hash, which is the login's id
 *         A login ends 30 days after its start, when its frame logs out, or when the user ends it. Its time of use is exact to ten
 *         minutes, so that few calls write
 * Source  design/security.md §6; R-FRAME-105
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Call } from '../http/call.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

/** Section of the store: keys are hashes of tokens. */
export const LOGIN_SECTION = 'login'

const LOGIN_LIFE_MS = 30 * 24 * 60 * 60_000
const USE_ACCURACY_MS = 10 * 60_000
/** Logins of one account that are read at once. */
const PAGE_SIZE = 500

const loginSchema = z.object({
  accountId: opaqueIdSchema,
  scope: opaqueIdSchema,
  keyId: opaqueIdSchema,
  projectId: z.string(),
  /** Origin of the page, as the browser reported it to the frame. */
  site: z.string(),
  /** How the user logged in: `email`, `google`, `farcaster` and so on. */
  provider: z.string(),
  startedAtMs: z.int(),
  lastUsedAtMs: z.int(),
  /** Key of the window that the user logged in with. Undefined for a login in the page. */
  windowKeyId: z.optional(opaqueIdSchema),
  /** Whether a passkey has proved that the user is the owner. */
  skipsDelay: z.optional(z.boolean()),
})

/** A login. Its id reveals nothing about its token. */
export type Login = z.infer<typeof loginSchema> & { readonly id: string }

/** The logins. */
export type LoginStore = {
  /** Starts a login of the calling frame. Resolves to its token. */
  start(
    call: Call,
    params: { accountId: string; provider: string; windowKeyId?: string; skipsDelay?: true },
  ): Promise<string>
  /** Returns the login of the call's token, if it is the caller's. */
  find(call: Call): Promise<Login | undefined>
  get(id: string): Promise<Login | undefined>
  /** Whether the login of the call's token is alive, in a transaction that fails when it ends meanwhile. */
  isAlive(store: FrameStoreOperations, call: Call): Promise<boolean>
  /** Returns the logins of an account, the last used first; at most 500. */
  list(accountId: string): Promise<readonly Login[]>
  /** Ends a login of the account. Returns it; undefined when the account has none with this id. */
  end(accountId: string, id: string): Promise<Login | undefined>
}

/** Creates the logins on top of the server's store. */
export function createLoginStore({ store, now }: Pick<ServerDependencies, 'store' | 'now'>): LoginStore {
  const { logins, index } = createSections(store)

  async function get(id: string): Promise<Login | undefined> {
    const login = await logins.get(id)
    return login && { ...login, id }
  }

  async function recordUse(id: string): Promise<void> {
    await store.transaction(async (inner) => {
      const { logins } = createSections(inner)
      // Read again: a login that was ended meanwhile stays ended.
      const login = await logins.get(id)
      if (login) await logins.set(id, { ...login, lastUsedAtMs: now() }, login.startedAtMs + LOGIN_LIFE_MS)
    })
  }

  return {
    get,
    async start({ scope, keyId, projectId, embedder }, params) {
      const token = randomId()
      const id = await sha256(token)
      const times = { startedAtMs: now(), lastUsedAtMs: now() }
      const expiresAtMs = times.startedAtMs + LOGIN_LIFE_MS
      await store.transaction(async (inner) => {
        const { logins, index } = createSections(inner)
        await logins.set(id, { ...params, scope, keyId, projectId, site: embedder, ...times }, expiresAtMs)
        await index.set(`${params.accountId}:${id}`, true, expiresAtMs)
      })
      return token
    },
    async find({ token, scope }) {
      const login = token === undefined ? undefined : await get(await sha256(token))
      if (login?.scope !== scope) return undefined
      if (now() - login.lastUsedAtMs > USE_ACCURACY_MS) await recordUse(login.id)
      return login
    },
    async isAlive(inner, { token, scope }) {
      const login = token === undefined ? undefined : await createSections(inner).logins.get(await sha256(token))
      return login?.scope === scope
    },
    async list(accountId) {
      const prefix = `account-login:${accountId}:`
      const keys = await store.list({ prefix, limit: PAGE_SIZE })
      const found = await Promise.all(keys.map((key) => get(key.slice(prefix.length))))
      return found
        .filter((login) => login !== undefined)
        .sort((one, other) => other.lastUsedAtMs - one.lastUsedAtMs || other.startedAtMs - one.startedAtMs)
    },
    async end(accountId, id) {
      if ((await index.take(`${accountId}:${id}`)) === undefined) return undefined
      const login = await logins.take(id)
      return login && { ...login, id }
    },
  }
}

const createSections = (store: FrameStoreOperations) => ({
  logins: createTypedStore(store, LOGIN_SECTION, loginSchema),
  index: createTypedStore(store, 'account-login', z.literal(true)),
})
