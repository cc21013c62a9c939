/**
 * API calls for login with an OAuth provider.
 *
 * In      calls of a frame: a provider with state, nonce and challenge; later state, handle, nonce and verifier
 * Out     the URL of the login window; the login
 * Throws  RefusalError 404 for a provider that is not configured, 401 for a handle that is unknown, used or another caller's
 * Source  R-CONN-65 to 71; design/security.md §6
 */
import * as z from 'zod/mini'
import { opaqueIdSchema, socialProviderSchema } from '../../api/response-schemas.js'
import { sha256 } from '../../bytes/sha256.js'
import type { AccountStore } from '../account/account-store.js'
import { type CallHandler, parseBody } from '../http/call.js'
import { RefusalError } from '../http/refusal-error.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { exchangeCode } from './exchange-code.js'
import type { SocialLogins } from './social-logins.js'

type SocialParts = {
  readonly parts: ServerDependencies
  readonly logins: SocialLogins
  readonly accounts: AccountStore
}

const startSchema = z.strictObject({
  provider: socialProviderSchema,
  state: opaqueIdSchema,
  nonce: opaqueIdSchema,
  codeChallenge: opaqueIdSchema,
})
const finishSchema = z.strictObject({
  state: opaqueIdSchema,
  handle: opaqueIdSchema,
  nonce: opaqueIdSchema,
  verifier: opaqueIdSchema,
})

/** Creates the handlers of these calls, by path. */
export function createSocialApi({ parts, logins, accounts }: SocialParts): readonly [string, CallHandler][] {
  return [
    [
      '/api/social/start',
      async (call) => {
        const { provider, state, nonce, codeChallenge } = parseBody(call, startSchema)
        if (!parts.socials?.[provider]) throw new RefusalError(404, { message: 'This login isn’t available' })
        const { scope, embedder } = call
        return { uri: await logins.start(state, { provider, scope, embedder, nonce, codeChallenge }) }
      },
    ],
    [
      '/api/social/finish',
      async (call) => {
        const { state, handle, nonce, verifier } = parseBody(call, finishSchema)
        const login = await logins.take(handle)
        const provider = login && parts.socials?.[login.provider]
        const isOfCaller =
          login?.scope === call.scope &&
          login.state === state &&
          login.nonce === nonce &&
          login.codeChallenge === (await sha256(verifier))
        if (!provider || !isOfCaller) throw new RefusalError(401, { message: 'This login is unknown' })

        const exchange = { provider, code: login.code, verifier, nonce, redirectUri: logins.redirectUri }
        const { subject, email = null, userName = null } = await exchangeCode(exchange, parts)
        return accounts.logIn(call, { provider: login.provider, subject, email, userName })
      },
    ],
  ]
}
