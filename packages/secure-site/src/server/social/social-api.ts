/**
 * API calls for login with an OAuth provider.
 *
 * In      calls of a frame: a provider with state, nonce and challenge; later state, handle, nonce and verifier
 * Out     the URL of the login window; the login
 * Throws  ResponseError 404 for a provider that is not configured, 401 for a handle that is unknown, used or another caller's
 * Source  R-CONN-65 to 71; design/security.md §6
 */

import * as z from 'zod/mini'
import { sha256 } from '../../bytes/sha256.js'
import type { AccountStore, ProvenIdentity } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { opaqueIdSchema, socialProviderSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { exchangeCode } from './exchange-code.js'
import type { SocialLogins } from './social-logins.js'

type SocialParts = {
  readonly parts: ServerDependencies
  readonly logins: SocialLogins
  readonly accounts: AccountStore
}

/** Body of a call that starts a login with a provider. */
export const startSocialSchema = z.strictObject({
  provider: socialProviderSchema,
  state: opaqueIdSchema,
  nonce: opaqueIdSchema,
  codeChallenge: opaqueIdSchema,
})

/** Body of a call that finishes one. */
export const finishSocialSchema = z.strictObject({
  state: opaqueIdSchema,
  handle: opaqueIdSchema,
  nonce: opaqueIdSchema,
  verifier: opaqueIdSchema,
})

type SocialStep = {
  readonly parts: ServerDependencies
  readonly logins: SocialLogins
  /** Whether the login is in the window of this site. */
  readonly isWindow: boolean
}

/** Creates the handlers of these calls, by path. */
export function createSocialApi({ parts, logins, accounts }: SocialParts): readonly [string, CallHandler][] {
  const step = { parts, logins, isWindow: false }
  return [
    [
      '/api/social/start',
      async (call) => ({ uri: await startSocial(call, { login: parseBody(call, startSocialSchema), ...step }) }),
    ],
    [
      '/api/social/finish',
      async (call) =>
        accounts.logIn(call, await finishSocial(call, { result: parseBody(call, finishSocialSchema), ...step })),
    ],
  ]
}

/** Stores a login for the calling key. Resolves to the URL at which it starts. */
export async function startSocial(
  { scope, embedder }: Call,
  { login, parts, logins, isWindow }: SocialStep & { readonly login: z.infer<typeof startSocialSchema> },
): Promise<string> {
  const { state, ...facts } = login
  if (!parts.socials?.[facts.provider]) throw new ResponseError(404, { message: 'This login isn’t available' })
  return logins.start(state, { ...facts, scope, embedder, ...(isWindow && { isWindow }) })
}

/** Uses a handle up and fetches the identity from the provider. */
export async function finishSocial(
  call: Call,
  { result, parts, logins, isWindow }: SocialStep & { readonly result: z.infer<typeof finishSocialSchema> },
): Promise<ProvenIdentity> {
  const { state, handle, nonce, verifier } = result
  const login = await logins.take(handle)
  const provider = login && parts.socials?.[login.provider]
  const isOfCaller =
    login?.scope === call.scope &&
    login.state === state &&
    login.nonce === nonce &&
    (login.isWindow ?? false) === isWindow &&
    login.codeChallenge === (await sha256(verifier))
  if (!provider || !isOfCaller) throw new ResponseError(401, { message: 'This login is unknown' })

  const exchange = { provider, code: login.code, verifier, nonce, redirectUri: logins.redirectUri }
  const { subject, email = null, userName = null } = await exchangeCode(exchange, parts)
  return { provider: login.provider, subject, email, userName }
}
