/**
 * Sends a page with the kit's policy. `?trustedTypes=off` leaves Trusted Types out, `?trustedTypes=report` only reports
 * them; enforced otherwise. Pages below `/shell` are prerendered, so they cannot have a nonce.
 */
import { contentSecurityPolicy, trustedTypesPolicy } from '@bowline/kit-core/server'
import { type NextRequest, NextResponse } from 'next/server'
import { SERVICES } from './services'

export function proxy(request: NextRequest): NextResponse {
  const mode = request.nextUrl.searchParams.get('trustedTypes') ?? 'enforce'
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentSecurityPolicy({ nonce, endpoints: SERVICES, trustedTypes: mode === 'enforce' })

  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (mode === 'report') response.headers.set('Content-Security-Policy-Report-Only', trustedTypesPolicy())
  return response
}

/** Pages with a nonce, without files. */
export const config = { matcher: ['/((?!_next/static|_next/image|shell|icon.svg).*)'] }
