/**
 * Exchanges a provider's code for the user's identity.
 *
 * In      the code, the verifier of its challenge, the login's nonce
 * Out     the identity
 * Throws  ResponseError 401 when the provider rejects or returns no identity, 502 when it cannot be reached
 *         The id token comes from the provider over TLS, so its signature needs no further check
 * Source  RFC 6749 §4.1.3, RFC 7636 §4.5, OpenID Connect Core §3.1.3.7
 */
import * as z from 'zod/mini'
import { fromBase64Url } from '../../bytes/base64url.js'
import { ResponseError } from '../errors/response-error.js'
import { fetchExternal } from '../http/fetch-external.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { SocialIdentity, SocialProvider } from './social-provider.js'

type Exchange = {
  readonly provider: SocialProvider
  readonly code: string
  readonly verifier: string
  readonly nonce: string
  readonly redirectUri: string
}

const MAX_TOKEN_LENGTH = 16_384
const token = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH))
const tokensSchema = z.object({ access_token: z.optional(token), id_token: z.optional(token) })
const claimsSchema = z.looseObject({
  iss: z.string(),
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
})

/** Fetches a token from the provider, then the identity of its owner. */
export async function exchangeCode(
  exchange: Exchange,
  { fetch, now }: Pick<ServerDependencies, 'fetch' | 'now'>,
): Promise<SocialIdentity> {
  const { provider } = exchange
  const response = await fetchExternal(fetch, provider.tokenUrl, await tokenRequest(exchange))
  const tokens = tokensSchema.safeParse(response.json)
  if (response.status !== 200 || !tokens.success) throw loginRejected()
  const { access_token: accessToken, id_token: idToken } = tokens.data

  const profile = provider.userUrl
    ? await fetchUser(fetch, provider.userUrl, accessToken)
    : parseIdToken(idToken, { provider, nonce: exchange.nonce, nowMs: now() })
  const identity = provider.readIdentity(profile)
  if (!identity) throw loginRejected()
  return identity
}

async function tokenRequest({ provider, code, verifier, redirectUri }: Exchange): Promise<RequestInit> {
  const { clientId, clientSecret, clientAuthentication = 'body' } = provider
  const secret = typeof clientSecret === 'function' ? await clientSecret() : clientSecret
  const isBasic = clientAuthentication === 'basic' && secret !== undefined
  const basic = isBasic ? toBasic(clientId, secret) : undefined
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    code_verifier: verifier,
    ...(secret !== undefined && !isBasic && { client_secret: secret }),
  })
  const headers = { accept: 'application/json', ...(basic && { authorization: `Basic ${basic}` }) }
  return { method: 'POST', body, headers }
}

const toBasic = (id: string, secret: string): string => btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)

async function fetchUser(
  fetch: ServerDependencies['fetch'],
  userUrl: string,
  accessToken: string | undefined,
): Promise<unknown> {
  if (accessToken === undefined) throw loginRejected()
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
  const { status, json } = await fetchExternal(fetch, userUrl, { headers })
  if (status !== 200) throw loginRejected()
  return json
}

type Expected = { readonly provider: SocialProvider; readonly nonce: string; readonly nowMs: number }

function parseIdToken(idToken: string | undefined, { provider, nonce, nowMs }: Expected): unknown {
  const claims = claimsSchema.safeParse(decodePayload(idToken))
  if (!claims.success) throw loginRejected()
  const { iss, aud, exp } = claims.data
  const isOfProvider = provider.issuers?.includes(iss) === true && [aud].flat().includes(provider.clientId)
  if (!isOfProvider || claims.data.nonce !== nonce || exp * 1000 <= nowMs) throw loginRejected()
  return claims.data
}

function decodePayload(idToken = ''): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(idToken.split('.')[1] ?? '')))
  } catch {
    return undefined
  }
}

const loginRejected = () => new ResponseError(401, { message: 'The login was refused' })
