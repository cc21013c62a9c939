/** Parses links from outside: of wallets, services and the app. Source: security design §8, links of wallets. */
const LINK_MAX_LENGTH = 2_048

const UNFIT = /[\p{C}\p{Z}\p{DI}\u2800\\]/u

/**
 * Whether a value is text that is safe to parse as a link: 1 to 2,048 characters without control, blank, invisible or
 * backslash characters.
 */
export function isSafeLinkText(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text.length <= LINK_MAX_LENGTH && !UNFIT.test(text)
}

/** Parses an `https:` URL with a host and without credentials or fragment; undefined for anything else. */
export function parseHttps(text: string): URL | undefined {
  const [authority] = /^https:\/\/[^/?#]+/i.exec(text) ?? []
  // An empty user name before the `@` is no credential to the parser, but can still mislead a reader.
  if (authority === undefined || authority.includes('@') || text.includes('#')) return undefined
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
