import { isSafeLinkText, parseHttps } from './parse-link.js'

/**
 * Validates a web page URL from outside, such as a wallet's homepage or a store page: returns it as the browser parses
 * it. Undefined unless it is a safe `https:` URL. A query is allowed.
 *
 * Source  security design §8, addresses from servers
 */
export function toSafePageUrl(address: unknown): string | undefined {
  return isSafeLinkText(address) ? parseHttps(address)?.href : undefined
}
