/**
 * Validates links that come from servers, wallets and the app before a page opens them.
 *
 * In      href   any text
 * Out     the normalized URL, or undefined when it must not be opened
 * Source  security rules: https with a host, no credentials, at most 2,048 characters, no invisible characters or backslashes
 */
const MAX_LENGTH = 2048
const DISALLOWED = /[\p{C}\p{Z}\\]/u

/** Normalized URL, or undefined when it must not be opened. */
export function parseExternalUrl(href: string): string | undefined {
  if (href.length > MAX_LENGTH || DISALLOWED.test(href) || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:' || url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  return url.href
}
