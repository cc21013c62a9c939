/**
 * The address of a web page that somebody else named: a wallet's homepage, a store.
 *
 * In      address  anything
 * Out     the address as the browser reads it; undefined for what is not `https:` or breaks a rule. A query is allowed
 * Source  security design §8, addresses from servers
 */
import { isSafeLinkText, parseHttps } from './parse-link.js'

/** The address, if it may be opened. */
export function toSafePageUrl(address: unknown): string | undefined {
  return isSafeLinkText(address) ? parseHttps(address)?.href : undefined
}
