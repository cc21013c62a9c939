/**
 * Whether a text from outside may be read as a link at all.
 *
 * In      anything
 * Out     true for a text of at most 2,048 characters without control, blank, invisible or backslash characters
 * Source  security design §8, links of wallets
 */
const LINK_MAX_LENGTH = 2_048

const UNFIT = /[\p{C}\p{Z}\p{DI}\u2800\\]/u

/** Whether a text may be read as a link. */
export function isSafeLinkText(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text.length <= LINK_MAX_LENGTH && !UNFIT.test(text)
}

/** An `https:` address with a host and without credentials or fragment; undefined for anything else. */
export function parseHttps(text: string): URL | undefined {
  const [authority] = /^https:\/\/[^/?#]+/i.exec(text) ?? []
  // With nothing before it the `@` is no credential to the parser, and a lure to the eye all the same.
  if (authority === undefined || authority.includes('@') || text.includes('#')) return undefined
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
