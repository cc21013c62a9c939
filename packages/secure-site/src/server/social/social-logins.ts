/**
 * Stores logins with an OAuth provider on the server, from their start to the handle that finishes them.
 *
 * In      the login that a frame started; the parameters of the provider's redirect
 * Out     the URL of the login window; the result for the page; the login of a handle, once
 *         A state works for one redirect and a handle for one finish, both only for the frame that started the login
 * Source  R-CONN-66 to 71; design/security.md §6
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { getOrigin } from '../../origin/get-origin.js'
import { opaqueIdSchema, socialProviderSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const LOGIN_LIFE_MS = 10 * 60_000
const HANDLE_LIFE_MS = 5 * 60_000

const startedSchema = z.object({
  provider: socialProviderSchema,
  scope: opaqueIdSchema,
  embedder: z.string(),
  nonce: opaqueIdSchema,
  codeChallenge: opaqueIdSchema,
  /** Whether the login is in the window of this site, which gets the result instead of the page. */
  isWindow: z.optional(z.boolean()),
  /** The page to return to after a login in the same tab. */
  returnTo: z.optional(z.string()),
})
const returnedSchema = z.object({ ...startedSchema.shape, state: opaqueIdSchema, code: z.string() })

type Started = z.infer<typeof startedSchema>
type Returned = z.infer<typeof returnedSchema>

/** The result to send to the page. */
export type SocialResult = {
  readonly resultUri: string
  readonly embedder: string
  readonly returnTo: string | undefined
  readonly isWindow: boolean
}

/** The logins in progress. */
export type SocialLogins = {
  /** Stores the login. Resolves to the URL of the login window. */
  start(state: string, login: Started): Promise<string>
  /** Returns the provider's URL; undefined for an unknown state. */
  startRedirect(state: string, returnTo: string | null): Promise<string | undefined>
  /** Processes the provider's redirect. Resolves to undefined for a state that is unknown or used. */
  finishRedirect(state: string, code: string | undefined): Promise<SocialResult | undefined>
  /** Returns the login of a handle once; undefined for a handle that is unknown, used or expired. */
  take(handle: string): Promise<Returned | undefined>
  readonly redirectUri: string
}

/** Creates the logins on top of the server's store. */
export function createSocialLogins({ store, now, origin, socials }: ServerDependencies): SocialLogins {
  const logins = createTypedStore(store, 'social', startedSchema)
  const handles = createTypedStore(store, 'social-handle', returnedSchema)
  const redirectUri = `${origin}/social/callback`

  return {
    redirectUri,
    async start(state, login) {
      await logins.add(await sha256(state), login, now() + LOGIN_LIFE_MS)
      return `${origin}/social/start?${new URLSearchParams({ state })}`
    },
    async startRedirect(state, returnTo) {
      const key = await sha256(state)
      const login = await logins.get(key)
      const provider = login && socials?.[login.provider]
      if (!provider) return undefined
      if (returnTo !== null && !login.isWindow && getOrigin(returnTo) === login.embedder) {
        await logins.set(key, { ...login, returnTo }, now() + LOGIN_LIFE_MS)
      }
      const url = new URL(provider.authorizeUrl)
      const params = {
        response_type: 'code',
        client_id: provider.clientId,
        redirect_uri: redirectUri,
        scope: provider.scope,
        state,
        nonce: login.nonce,
        code_challenge: login.codeChallenge,
        code_challenge_method: 'S256',
        ...provider.authorizeParams,
      }
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
      return url.href
    },
    async finishRedirect(state, code) {
      const login = await logins.take(await sha256(state))
      if (!login) return undefined
      const result = new URLSearchParams({ state })
      if (code !== undefined) {
        const handle = randomId()
        await handles.set(await sha256(handle), { ...login, state, code }, now() + HANDLE_LIFE_MS)
        result.set('handle', handle)
      }
      const { embedder, returnTo, isWindow = false } = login
      // After `#`, so that the handle reaches no log of a server.
      const resultUri = isWindow ? `${origin}/login.html#${result}` : `${origin}/social/done?${result}`
      return { resultUri, embedder, returnTo, isWindow }
    },
    take: async (handle) => handles.take(await sha256(handle)),
  }
}
