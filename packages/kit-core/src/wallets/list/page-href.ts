/**
 * The address of a web page that somebody else named: a wallet's homepage, a store.
 *
 * In      address  anything
 * Out     the address as the browser reads it; undefined for what is not `https:` or breaks a rule. A query is allowed
 * Source  security design §8, addresses from servers
 */
import { isLinkText, parseHttps } from './link-text.js'

/** The address, if it may be opened. */
export function pageHref(address: unknown): string | undefined {
  return isLinkText(address) ? parseHttps(address)?.href : undefined
}
