/**
 * Checks the URLs of social and Farcaster logins that the frame returns, before they are opened or shown.
 *
 * Out     true for `https:`, and for the origin of the secure site, which may be `http:` during development
 * Source  security design §8 (addresses from servers)
 */
import type { Kit } from '../../kit.js'
import { getSecureSiteOrigin } from './secure-site.js'

/** False for text that is not a URL. */
export function isTrustedUrl(kit: Kit, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || origin === getSecureSiteOrigin(kit)
}
