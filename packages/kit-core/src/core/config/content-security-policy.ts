/**
 * Builds the Content-Security-Policy that the kit needs, for a host to send.
 *
 * In      nonce         of this response; scripts carry it
 *         endpoints     the kit's services, the relay and the embedded wallet's site, as passed to `createKit`; a secure site
 *                       set at build time is added
 *         connect       further URLs the page requests: chain nodes, the app's own API
 *         images        further image hosts
 *         frames        further sources of frames; `'self'` for frames with the app's own pages
 *         ancestors     sources of pages that may show this one in a frame; `'self'` unless given
 *         trustedTypes  `false` leaves out the directives of Trusted Types
 *         policies      names of further Trusted Types policies that the app creates
 * Out     contentSecurityPolicy   one header value
 *         trustedTypesPolicy      only the directives of Trusted Types, for a report-only header
 * Source  security design §3; spec R-HOST-03, R-HOST-31, R-FRAME-66
 */
import { withBuildEndpoints } from './built-endpoints.js'
import { DEFAULT_RELAY_URL } from './default-relay.js'
import type { Endpoints } from './options.js'

/** Options for the Trusted Types directives. */
export type TrustedTypesOptions = {
  /** Names of further Trusted Types policies that the app creates. */
  policies?: readonly string[] | undefined
}

/** Options of `contentSecurityPolicy`. */
export type CspOptions = TrustedTypesOptions & {
  nonce: string
  endpoints?: Partial<Endpoints> | undefined
  connect?: readonly string[] | undefined
  images?: readonly string[] | undefined
  frames?: readonly string[] | undefined
  /** Sources of pages that may show this one in a frame. Default `["'self'"]`: another site could lay itself over the modal. */
  ancestors?: readonly string[] | undefined
  /** Whether Trusted Types are enforced. Default `true`. */
  trustedTypes?: boolean | undefined
}

type Directives = Readonly<Record<string, readonly string[]>>

/** Names of policies: those of Next.js and of the kit, and the `default` policy that a page can create for strings. */
const POLICIES = ['nextjs', 'nextjs#bundler', 'bowline', 'default']

/** Builds the header value. */
export function contentSecurityPolicy({
  nonce,
  endpoints: given = {},
  connect = [],
  images = [],
  frames = [],
  ancestors = ["'self'"],
  trustedTypes = true,
  policies = [],
}: CspOptions): string {
  const endpoints = withBuildEndpoints(given)
  const services = { relay: DEFAULT_RELAY_URL, ...endpoints }
  const origins = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))),
  ]
  const framed = [...origins([endpoints.secureSite]), ...frames]
  return formatDirectives({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(images)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins([...Object.values(services), ...connect])],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    ...(trustedTypes && trustedTypesDirectives(policies)),
  })
}

/**
 * Builds a `Content-Security-Policy-Report-Only` value. The browser reports Trusted Types violations without
 * blocking.
 */
export function trustedTypesPolicy({ policies = [] }: TrustedTypesOptions = {}): string {
  return formatDirectives(trustedTypesDirectives(policies))
}

function trustedTypesDirectives(policies: readonly string[]): Directives {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...new Set([...POLICIES, ...policies])],
  }
}

function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
