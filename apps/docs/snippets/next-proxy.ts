// proxy.ts
import { contentSecurityPolicy } from '@bowline/kit-core/server'
import { type NextRequest, NextResponse } from 'next/server'

export function proxy(request: NextRequest): NextResponse {
  // `next dev` needs eval and inline styles.
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentSecurityPolicy({ nonce })

  // Next reads the nonce from the request and puts it on its scripts.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Pages, without files. */
export const config = { matcher: ['/((?!_next/static|_next/image|favicon.ico).*)'] }
