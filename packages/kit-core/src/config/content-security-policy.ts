/**
 * The Content-Security-Policy under which the kit runs, for a host to send.
 *
 * In      nonce       of this answer; scripts carry it
 *         endpoints   the kit's services, the relay and the embedded wallet's site, as given to `createKit`
 *         connect     further addresses the page asks: chain nodes, the app's own API
 *         images      further image hosts
 *         frames      further sources of frames; `'self'` for those of the app's own pages
 * Out     one header value
 * Source  security design §3; spec R-HOST-03, R-FRAME-66
 */
import { DEFAULT_ENDPOINTS } from '@bowline/api-client'
import { DEFAULT_RELAY_URL } from './default-relay.js'
import { DEFAULT_SECURE_SITE_URL } from './default-secure-site.js'
import type { Endpoints } from './options.js'

/** What differs between hosts. */
export type CspOptions = {
  nonce: string
  endpoints?: Partial<Endpoints> | undefined
  connect?: readonly string[] | undefined
  images?: readonly string[] | undefined
  frames?: readonly string[] | undefined
}

/** Builds the header value. */
export function contentSecurityPolicy({
  nonce,
  endpoints = {},
  connect = [],
  images = [],
  frames = [],
}: CspOptions): string {
  const services = {
    ...DEFAULT_ENDPOINTS,
    relay: DEFAULT_RELAY_URL,
    secureSite: DEFAULT_SECURE_SITE_URL,
    ...endpoints,
  }
  const origins = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).origin))]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(images)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins([...Object.values(services), ...connect])],
    'frame-src': [...origins([services.secureSite]), ...frames],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['nextjs', 'nextjs#bundler', 'bowline', 'default'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
