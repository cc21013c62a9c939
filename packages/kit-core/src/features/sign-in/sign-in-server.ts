/**
 * The app's sign-in server.
 *
 * Out     what it answers, parsed
 * Throws  SignInServerError      it cannot be reached, fails, or answers something else
 *         InvalidSignatureError  of `authenticate`: it refused
 *         InvalidOptionsError    its address is none, or nothing that a token may be sent to
 * Source  spec R-SIWX-29
 */
import { createHttpClient, isApiError } from '@bowline/api-client'
import * as z from 'zod/mini'
import { pageAddress } from '../../base/browser/browser.js'
import { isCaipNetworkId } from '../../base/caip/caip.js'
import { InvalidOptionsError } from '../../core/config/errors.js'
import { InvalidSignatureError, SignInServerError } from './errors.js'
import type { ServerSignInOptions } from './server-sign-in.js'

const HTTP_UNAUTHORIZED = 401
const HTTP_FORBIDDEN = 403
const REFUSALS: readonly number[] = [400, HTTP_UNAUTHORIZED, HTTP_FORBIDDEN, 422]

/** Fit for a header. */
const tokenSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/))
const nonceSchema = z.object({
  nonce: z.string().check(z.regex(/^[A-Za-z0-9]{8,256}$/)),
  token: z.optional(tokenSchema),
})
const authenticatedSchema = z.object({ token: tokenSchema })
const meSchema = z.object({
  address: z.string().check(z.maxLength(256)),
  chainId: z.string().check(z.refine(isCaipNetworkId)),
})
const anythingSchema: z.ZodMiniType<unknown> = z.unknown()

/** Makes the way to the server. */
export function createSignInServer(options: ServerSignInOptions) {
  const { request } = createHttpClient({
    baseUrl: serverUrl(options.url),
    commonQuery: () => ({}),
    fetch: options.fetch,
  })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    nonce: () => request({ path: 'nonce', schema: nonceSchema, cache: 'no-cache' }).catch(serverFault),
    async authenticate(message: string, signature: string, nonceToken: string | undefined): Promise<string> {
      const body = { message, signature }
      const headers = nonceToken === undefined ? {} : { 'x-nonce-token': nonceToken }
      try {
        const answer = await request({
          method: 'POST',
          path: 'authenticate',
          body,
          headers,
          schema: authenticatedSchema,
        })
        return answer.token
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        if (status !== undefined && REFUSALS.includes(status)) throw new InvalidSignatureError(error)
        return serverFault(error)
      }
    },
    /** Whose token it is; undefined when it is over. */
    async me(token: string): Promise<z.infer<typeof meSchema> | undefined> {
      try {
        return await request({ path: 'me', headers: bearer(token), schema: meSchema, cache: 'no-cache' })
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        return status === HTTP_UNAUTHORIZED || status === HTTP_FORBIDDEN ? undefined : serverFault(error)
      }
    },
    async signOut(token: string): Promise<void> {
      const params = { method: 'POST', path: 'sign-out', headers: bearer(token) } as const
      try {
        await request({ ...params, schema: anythingSchema, whenEmpty: null })
      } catch (error) {
        const status = isApiError(error, 'api/http') ? error.status : undefined
        if (status !== HTTP_UNAUTHORIZED && status !== HTTP_FORBIDDEN) serverFault(error)
      }
    },
  }
}

function serverFault(error: unknown): never {
  throw new SignInServerError(isApiError(error, 'api/http') ? error.status : undefined, error)
}

/** A token travels encrypted, or not beyond this machine or the page's own server. */
function serverUrl(given: string): string {
  const page = pageAddress()
  const url = URL.canParse(given, page?.url) ? new URL(given, page?.url) : undefined
  const isLoopback = url && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && (isLoopback || url.origin === page?.origin))
  if (!url || !isSafe || url.username || url.password)
    throw new InvalidOptionsError(['url of the sign-in server does not fit'])
  return url.href.replace(/\/?$/, '/')
}
