/**
 * Every page is sent with the policy of security design §3: scripts by nonce, no inline styles, Trusted Types.
 *
 * `next dev` needs eval and inline styles, so only builds are sent with it.
 */
import { contentSecurityPolicy } from '@bowline/kit-core/server'
import { type NextRequest, NextResponse } from 'next/server'
import { readLocalServices } from './server/local-services'
import { NODE_URLS } from './settings/networks'
import { SERVICES } from './settings/services'

/** Request header that passes the nonce to the pages. */
const NONCE_HEADER = 'x-nonce'

/** Adds the policy to the request, where Next reads the nonce, and to the response. */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64')
  const { localChains, relayUrl, secureSite, windowSite } = readLocalServices()
  const policy = contentSecurityPolicy({
    nonce,
    // The demo's phone is a frame of the demo's own pages.
    frames: ["'self'", ...(windowSite === undefined ? [] : [windowSite])],
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

/** Pages, without files. */
export const config = { matcher: ['/((?!_next/static|_next/image|.*\\.(?:js|css|svg|png)$).*)'] }
