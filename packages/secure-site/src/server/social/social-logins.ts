/**
 * Logins by a provider, from their start to the handle.
 *
 * In      what a frame began; what the provider sent the visitor back with
 * Out     where the window goes; the result for the page; what the handle stands for, once
 *         A state is good for one return, a handle for one finish, each for the frame that began alone
 * Source  R-CONN-66 to 71; design/security.md §6
 */
import * as z from 'zod/mini'
import { opaqueIdSchema, socialProviderSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { originOf } from '../../origin/origin-of.js'
import type { ServerParts } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const LOGIN_LIFE_MS = 10 * 60_000
const HANDLE_LIFE_MS = 5 * 60_000

const begunSchema = z.object({
  provider: socialProviderSchema,
  scope: opaqueIdSchema,
  embedder: z.string(),
  nonce: opaqueIdSchema,
  codeChallenge: opaqueIdSchema,
  /** The page that a login in the same tab goes back to. */
  returnTo: z.optional(z.string()),
})
const returnedSchema = z.object({ ...begunSchema.shape, state: opaqueIdSchema, code: z.string() })

type Begun = z.infer<typeof begunSchema>
type Returned = z.infer<typeof returnedSchema>

/** What the page is to be told. */
export type SocialResult = {
  readonly resultUri: string
  readonly embedder: string
  readonly returnTo: string | undefined
}

/** Keeps logins while they are under way. */
export type SocialLogins = {
  begin(state: string, login: Begun): Promise<string>
  /** Where the provider is; undefined for a state that nobody began. */
  leave(state: string, returnTo: string | null): Promise<string | undefined>
  /** Takes what the provider sent; undefined for an unknown or used state. */
  comeBack(state: string, code: string | undefined): Promise<SocialResult | undefined>
  take(handle: string): Promise<Returned | undefined>
  readonly redirectUri: string
}

/** Logins over the server's store. */
export function createSocialLogins({ store, now, origin, socials }: ServerParts): SocialLogins {
  const logins = createTypedStore(store, 'social', begunSchema)
  const handles = createTypedStore(store, 'social-handle', returnedSchema)
  const redirectUri = `${origin}/social/callback`

  return {
    redirectUri,
    async begin(state, login) {
      await logins.add(await sha256(state), login, now() + LOGIN_LIFE_MS)
      return `${origin}/social/start?${new URLSearchParams({ state })}`
    },
    async leave(state, returnTo) {
      const key = await sha256(state)
      const login = await logins.get(key)
      const provider = login && socials?.[login.provider]
      if (!provider) return undefined
      if (returnTo !== null && originOf(returnTo) === login.embedder) {
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
    async comeBack(state, code) {
      const login = await logins.take(await sha256(state))
      if (!login) return undefined
      const result = new URLSearchParams({ state })
      if (code !== undefined) {
        const handle = randomId()
        await handles.set(await sha256(handle), { ...login, state, code }, now() + HANDLE_LIFE_MS)
        result.set('handle', handle)
      }
      return { resultUri: `${origin}/social/done?${result}`, embedder: login.embedder, returnTo: login.returnTo }
    },
    take: async (handle) => handles.take(await sha256(handle)),
  }
}
