/**
 * Every page is sent with the policy of security design §3: scripts by nonce, no inline styles, Trusted Types.
 *
 * `next dev` needs eval and inline styles, so only what is built is sent with it.
 */
import { contentSecurityPolicy } from '@bowline/kit-core/server'
import { type NextRequest, NextResponse } from 'next/server'
import { readBeside } from './server/local-services'
import { NODE_URLS } from './settings/networks'
import { SERVICES } from './settings/services'

/** Name of the request header that hands the nonce to the pages. */
const NONCE_HEADER = 'x-nonce'

/** Adds the policy to the request, where Next reads the nonce, and to the answer. */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64')
  const { localChains, relayUrl, secureSite } = readBeside()
  const policy = contentSecurityPolicy({
    nonce,
    // The phone of the demo stands in a frame of its own pages.
    frames: ["'self'"],
    connect: [...NODE_URLS, ...localChains.map(({ url }) => url)],
    endpoints: {
      ...SERVICES,
      ...(relayUrl !== undefined && { relay: relayUrl }),
      ...(secureSite !== undefined && { secureSite }),
    },
  })

  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Pages, and no files. */
export const config = { matcher: ['/((?!_next/static|_next/image|.*\\.(?:js|css|svg)$).*)'] }
