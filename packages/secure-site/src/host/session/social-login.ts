/**
 * Login with an OAuth provider: creates, stores and checks the login's secrets.
 *
 * In      a provider; later the result URL that the callback page sent to the page
 * Out     the URL of the login window; a login once the server accepts the result
 * Throws  FrameSessionError for a URL of another origin, for a state that is unknown, used or expired, or when rejected
 *
 * State, nonce and verifier stay in the frame. The server gets the verifier once, to finish the login.
 *
 * Source  R-CONN-65 to 71; design/security.md §6; RFC 7636
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import {
  type LoginResponse,
  loginResponseSchema,
  opaqueIdSchema,
  socialStartSchema,
} from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { SocialProviderName } from './frame-session.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

const PENDING_LIFETIME_MS = 10 * 60_000

const pendingSchema = v.object({
  state: opaqueIdSchema,
  nonce: opaqueIdSchema,
  verifier: opaqueIdSchema,
  startedAtMs: v.pipe(v.number(), v.safeInteger()),
})

/** The OAuth part of the session. */
export type SocialLogin = {
  start(provider: SocialProviderName): Promise<{ uri: string }>
  finish(params: { uri: string; signal: AbortSignal }): Promise<LoginResponse>
}

/**
 * Creates the OAuth part of a session. It has one login at a time; a later one replaces an earlier one. Its secrets are stored,
 * because a login in the same tab leaves the page.
 */
export function createSocialLogin(api: SessionApi, parts: SessionDependencies): SocialLogin {
  const { storage, now, projectId, embedder } = parts
  const key = `social ${JSON.stringify([projectId, embedder])}`

  return {
    async start(provider) {
      const pending = { state: randomId(), nonce: randomId(), verifier: randomId(), startedAtMs: now() }
      const { state, nonce, verifier } = pending
      const body = { provider, state, nonce, codeChallenge: await sha256(verifier) }
      const response = await api({ path: '/social/start', body, schema: socialStartSchema })
      await storage.set(key, pending)
      return response
    },
    async finish({ uri, signal }) {
      const { state, handle } = parseResult(uri, new URL(parts.api).origin)
      const pending = tryParse(pendingSchema, await storage.get(key))
      if (pending?.state !== state || now() - pending.startedAtMs > PENDING_LIFETIME_MS) throw unknownState()
      await storage.remove(key)
      if (handle === undefined) throw new FrameSessionError('The login was refused')
      const body = { state, handle, nonce: pending.nonce, verifier: pending.verifier }
      return api({ path: '/social/finish', body, schema: loginResponseSchema, signal })
    },
  }
}

function parseResult(uri: string, origin: string): { state: string; handle: string | undefined } {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const state = v.safeParse(opaqueIdSchema, url?.searchParams.get('state'))
  if (url?.origin !== origin || url.pathname !== '/social/done' || !state.success) throw unknownState()
  return { state: state.output, handle: tryParse(opaqueIdSchema, url.searchParams.get('handle')) }
}

const unknownState = () => new FrameSessionError('This login is unknown')
