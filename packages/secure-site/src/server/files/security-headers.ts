/**
 * Security headers of every response from the frame's origin.
 *
 * In      the origins that may embed it, the networks it may connect to
 * Out     headers for the frame's files, for pages in separate windows, and for API responses
 * Source  design/security.md §3; R-FRAME-66
 */
import { getFrameAncestors, type OriginRules } from '../../origin/allowed-origin.js'
import type { FrameNetwork } from '../frame-server-options.js'

/** Features that no page of this origin uses. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

const COMMON = {
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  // Browsers ignore it over plain HTTP, and so on localhost.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

/** Headers of a file of the frame. */
export function frameHeaders(rules: OriginRules, networks: readonly FrameNetwork[]): Record<string, string> {
  const hosts = [
    ...new Set(
      networks
        .flatMap(({ rpcUrl, bundlerUrl, paymaster }) => [rpcUrl, bundlerUrl ?? rpcUrl, paymaster?.url ?? rpcUrl])
        .map((url) => new URL(url).origin),
    ),
  ]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['connect-src', "'self'", ...hosts].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${getFrameAncestors(rules)}`,
    "require-trusted-types-for 'script'",
    'trusted-types bowline-frame',
  ]
  return {
    ...COMMON,
    'content-security-policy': policy.join('; '),
    'cross-origin-embedder-policy': 'require-corp',
  }
}

/**
 * Headers of the server's own pages: not embeddable unless `ancestors` allows it, and no scripts except the server's.
 */
export function pageHeaders(ancestors = "'none'"): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    ...COMMON,
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  }
}

/** Headers of an API response. */
export function apiHeaders(): Record<string, string> {
  return {
    ...COMMON,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json',
  }
}
