/**
 * Which addresses a page may be sent to: links that come from servers, wallets and the host.
 *
 * In      href   any text
 * Out     the address as parsed, or undefined when it may not be opened
 * Source  security rules: https with a host, no credentials, at most 2,048 characters, nothing invisible or backslashed
 */
const LONGEST = 2048
const UNSEEN = /[\p{C}\p{Z}\\]/u

/** The address to open, or undefined. */
export function parseExternalAddress(href: string): string | undefined {
  if (href.length > LONGEST || UNSEEN.test(href) || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:' || url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  return url.href
}
