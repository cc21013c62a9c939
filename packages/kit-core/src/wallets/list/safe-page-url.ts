/**
 * Validates a web page URL from outside, such as a wallet's homepage or a store page.
 *
 * In      address  any value
 * Out     the URL as the browser parses it; undefined unless it is a safe `https:` URL. A query is allowed
 * Source  security design §8, addresses from servers
 */
import { isSafeLinkText, parseHttps } from './parse-link.js'

/** Returns the URL if it may be opened; else undefined. */
export function toSafePageUrl(address: unknown): string | undefined {
  return isSafeLinkText(address) ? parseHttps(address)?.href : undefined
}
