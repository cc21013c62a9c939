/**
 * Every page is sent with the policy of security design §3: scripts by nonce, no inline styles, Trusted Types. The scripts of the
 * playground wait until the visitor reaches for the page.
 *
 * `next dev` needs eval and inline styles, so only builds are sent with it.
 */
import { deferScripts, SCRIPT_POLICY } from '@bowline/brand/defer-scripts'
import { contentSecurityPolicy } from '@bowline/kit-core/server'
import { type NextRequest, NextResponse } from 'next/server'
import { readLocalServices } from './server/local-services'
import { NODE_URLS } from './settings/networks'
import { SERVICES } from './settings/services'

/** Request header that passes the nonce to the pages. */
const NONCE_HEADER = 'x-nonce'
/** Request header of this proxy's own request for the playground. */
const WHOLE_HEADER = 'x-whole'

/** Answers with the page and its policy. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const isDeferred = request.nextUrl.pathname === '/' && request.method === 'GET' && !request.headers.has(WHOLE_HEADER)
  return isDeferred && !request.headers.has('rsc') ? sendDeferred(request) : sendPage(request)
}

/** The playground, whose scripts wait. */
async function sendDeferred(request: NextRequest): Promise<NextResponse> {
  const headers = new Headers(request.headers)
  headers.set(WHOLE_HEADER, '1')
  const page = await fetch(request.url, { headers, redirect: 'manual' })
  const kept = ['content-type', 'cache-control', 'content-security-policy'].flatMap((name) => {
    const value = page.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new NextResponse(deferScripts(await page.text()), { status: page.status, headers: kept })
}

/** Adds the policy to the request, where Next reads the nonce, and to the response. */
function sendPage(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64')
  const { localChains, relayUrl, secureSite, windowSite } = readLocalServices()
  const policy = contentSecurityPolicy({
    nonce,
    policies: [SCRIPT_POLICY],
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
