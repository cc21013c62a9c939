/**
 * HTTP client of the app's sign-in server, as `createServerSignIn` describes it.
 *
 * Throws  SignInServerError      the server is unreachable, failed or sent an invalid response
 *         InvalidSignatureError  from `authenticate`: the server rejected the signature
 *         InvalidOptionsError    the URL is invalid, or a token must not be sent to it
 * Source  spec R-SIWX-29
 */
import { createHttpClient, isApiError } from '@bowline/api-client'
import * as v from 'valibot'
import { getPageAddress } from '../../base/browser/browser.js'
import { isCaipNetworkId } from '../../base/caip/caip.js'
import { InvalidOptionsError } from '../../core/config/errors.js'
import { InvalidSignatureError, SignInServerError } from './errors.js'
import type { ServerSignInOptions } from './sign-in-options.js'

const HTTP_UNAUTHORIZED = 401
const HTTP_FORBIDDEN = 403
const REFUSALS: readonly number[] = [400, HTTP_UNAUTHORIZED, HTTP_FORBIDDEN, 422]

/** Printable ASCII, so that it fits in a header. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/))
const nonceSchema = v.object({
  nonce: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,256}$/)),
  token: v.optional(tokenSchema),
})
const authenticatedSchema = v.object({ token: tokenSchema })
const meSchema = v.object({
  address: v.pipe(v.string(), v.maxLength(256)),
  chainId: v.pipe(
    v.string(),
    v.check((text) => isCaipNetworkId(text)),
  ),
})
const anythingSchema: v.GenericSchema<unknown, unknown> = v.unknown()

/** Throws InvalidOptionsError for an unsafe URL; the methods throw the other errors. */
export function createSignInServer(options: ServerSignInOptions) {
  const { request } = createHttpClient({
    baseUrl: serverUrl(options.url),
    commonQuery: () => ({}),
    fetch: options.fetch,
  })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    nonce: () => request({ path: 'nonce', schema: nonceSchema, cache: 'no-cache' }).catch(throwServerError),
    async authenticate(message: string, signature: string, nonceToken: string | undefined): Promise<string> {
      const body = { message, signature }
      const headers = nonceToken === undefined ? {} : { 'x-nonce-token': nonceToken }
      try {
        const response = await request({
          method: 'POST',
          path: 'authenticate',
          body,
          headers,
          schema: authenticatedSchema,
        })
        return response.token
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        if (status !== undefined && REFUSALS.includes(status)) throw new InvalidSignatureError(error)
        return throwServerError(error)
      }
    },
    /** Resolves to the token's account; undefined when the token has expired. */
    async me(token: string): Promise<v.InferOutput<typeof meSchema> | undefined> {
      try {
        return await request({ path: 'me', headers: bearer(token), schema: meSchema, cache: 'no-cache' })
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        return status === HTTP_UNAUTHORIZED || status === HTTP_FORBIDDEN ? undefined : throwServerError(error)
      }
    },
    async signOut(token: string): Promise<void> {
      const params = { method: 'POST', path: 'sign-out', headers: bearer(token) } as const
      try {
        await request({ ...params, schema: anythingSchema, whenEmpty: null })
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        if (status !== HTTP_UNAUTHORIZED && status !== HTTP_FORBIDDEN) throwServerError(error)
      }
    },
  }
}

function throwServerError(error: unknown): never {
  throw new SignInServerError(isApiError(error, 'api/http') ? error.status : undefined, error)
}

/** Accepts https, the page's own origin and loopback only, because requests carry the token. */
function serverUrl(urlText: string): string {
  const page = getPageAddress()
  const url = URL.canParse(urlText, page?.url) ? new URL(urlText, page?.url) : undefined
  const isLoopback = url && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && (isLoopback || url.origin === page?.origin))
  if (!url || !isSafe || url.username || url.password)
    throw new InvalidOptionsError(['url of the sign-in server does not fit'])
  return url.href.replace(/\/?$/, '/')
}
