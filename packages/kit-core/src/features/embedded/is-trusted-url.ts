/**
 * Whether an address that the secure site names may be opened or shown.
 *
 * Out     true for `https:`, and for the secure site itself, which an app that is being developed has without it
 * Source  security design §8 (addresses from servers)
 */
import type { Kit } from '../../kit.js'
import { getSecureSiteOrigin } from './secure-site.js'

/** Judges the address. */
export function isTrustedAddress(kit: Kit, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || origin === getSecureSiteOrigin(kit)
}
