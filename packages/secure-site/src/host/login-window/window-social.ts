/**
 * Login with a provider in the secure site's window: keeps the login's secrets in this browser while the window is at the provider.
 *
 * In      a provider and the frame's offer; later the state and handle in the window's address
 * Out     the provider's URL; `take` returns what a state belongs to, once
 *         A state that this browser has not stored is another client's login: nothing is sent for it
 * Source  R-FRAME-84; security design §6; RFC 7636
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { emptySchema, opaqueIdSchema, socialStartSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { SocialProviderName } from '../session/frame-session.js'
import type { FrameStorage } from '../session/frame-storage.js'
import type { SessionApi } from '../session/session-api.js'
import { FrameSessionError } from '../session/session-error.js'
import { type LoginOffer, loginOfferSchema } from './login-offer.js'

const PENDING_LIFE_MS = 10 * 60_000

const pendingSchema = v.object({
  offer: loginOfferSchema,
  nonce: opaqueIdSchema,
  verifier: opaqueIdSchema,
  startedAtMs: v.pipe(v.number(), v.safeInteger()),
})

/** A login that has come back from its provider. Without a handle the user cancelled it. */
export type SocialReturn = v.InferOutput<typeof pendingSchema> & {
  readonly state: string
  readonly handle: string | undefined
}

/** The provider logins of a window. */
export type WindowSocial = {
  start(provider: SocialProviderName, offer: LoginOffer): Promise<string>
  finish(result: SocialReturn, signal: AbortSignal): Promise<void>
}

/** Creates the provider logins of a window. `now`: epoch milliseconds. */
export function createWindowSocial(api: SessionApi, storage: FrameStorage, now: () => number): WindowSocial {
  return {
    async start(provider, offer) {
      const [state, nonce, verifier] = [randomId(), randomId(), randomId()]
      const body = { provider, state, nonce, codeChallenge: await sha256(verifier), ticket: offer.ticket }
      const { uri } = await api({ path: '/window/social', body, schema: socialStartSchema })
      await storage.set(keyOf(state), { offer, nonce, verifier, startedAtMs: now() })
      return uri
    },
    async finish({ state, handle, nonce, verifier, offer }, signal) {
      if (handle === undefined) throw new FrameSessionError('The login was cancelled')
      const body = { state, handle, nonce, verifier, ticket: offer.ticket }
      await api({ path: '/window/social/finish', body, schema: emptySchema, signal })
    },
  }
}

/** Returns the login that this browser began with the state in the window's address, and removes it. */
export async function takeSocialReturn(
  storage: FrameStorage,
  params: URLSearchParams,
  nowMs: number,
): Promise<SocialReturn | undefined> {
  const state = tryParse(opaqueIdSchema, params.get('state'))
  if (state === undefined) return undefined
  const pending = tryParse(pendingSchema, await storage.get(keyOf(state)))
  await storage.remove(keyOf(state))
  if (pending === undefined || nowMs - pending.startedAtMs > PENDING_LIFE_MS) return undefined
  return { ...pending, state, handle: tryParse(opaqueIdSchema, params.get('handle')) }
}

const keyOf = (state: string): string => `window-social ${state}`
