/**
 * Builds the URL that opens a wallet with a pairing.
 *
 * In      link               of the wallet: `wallet`, `wallet:`, `wallet:/`, `wallet://`, `wallet://open?link=own://wc/`,
 *                            `https://wallet.example/app`; untrusted
 *         uri                of the pairing
 *         isTelegramAndroid  that browser decodes a URL once more than others
 * Out     `<link>/wc?uri=<encoded>`; undefined for an invalid link
 * Source  spec R-CONN-45, R-CONN-46, R-CONN-203; security design §8, links of wallets
 */
import { isSafeLinkText, parseHttps } from './parse-link.js'

/** Input of `buildWalletUrl`. */
export type BuildWalletUrlParams = {
  readonly link: string | undefined
  readonly uri: string
  readonly isTelegramAndroid?: boolean | undefined
}

/** Schemes that lead to the browser, the system or a store, not to a wallet. */
const FOREIGN_SCHEME = new RegExp(
  [
    '^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|https?|ftp|wss?|intent|market|tel|sms|mailto',
    'edge|resource|jar|itms.*|chrome.*|search.*|ms-.*|.*-extension)$',
  ].join('|'),
)

/** A scheme alone, with one slash or none, or with `://` and a plain path. Nothing that could change the appended text. */
const NATIVE_LINK = /^([a-z][a-z0-9+.-]{1,63})(?::(?:\/\/([a-z0-9._~/-]*)|\/?))?$/i

/** A native link with one parameter that is a native link itself: the appended text becomes part of the inner link. */
const NESTED_LINK = /^([^?]+\?[a-z]+=)([^?]+:\/\/[^?]*)$/i

/** Returns the URL that opens a wallet with a pairing; undefined for an invalid link. */
export function buildWalletUrl({ link, uri, isTelegramAndroid = false }: BuildWalletUrlParams): string | undefined {
  const base = getWalletLinkBase(link)
  if (base === undefined) return undefined
  try {
    const encoded = encodeURIComponent(uri)
    return `${base}wc?uri=${isTelegramAndroid ? encodeURIComponent(encoded) : encoded}`
  } catch {
    return undefined
  }
}

/** Returns a wallet's link with a trailing slash; undefined when it is invalid. */
export function getWalletLinkBase(given: unknown): string | undefined {
  const link = typeof given === 'string' ? given.trim() : given
  if (!isSafeLinkText(link)) return undefined
  if (/^https:/i.test(link)) return link.includes('?') ? undefined : withSlash(parseHttps(link)?.href)
  const [, outer, inner] = NESTED_LINK.exec(link) ?? []
  if (outer === undefined) return withSlash(nativeLink(link))
  const [address = '', parameter] = outer.split('?')
  const [own, nested] = [nativeLink(address), nativeLink(inner)]
  return own === undefined || nested === undefined ? undefined : withSlash(`${own}?${parameter}${nested}`)
}

function nativeLink(link = ''): string | undefined {
  const [, scheme, path = ''] = NATIVE_LINK.exec(link) ?? []
  const name = scheme?.toLowerCase()
  return name === undefined || FOREIGN_SCHEME.test(name) ? undefined : `${name}://${path}`
}

function withSlash(text: string | undefined): string | undefined {
  return text === undefined || text.endsWith('/') ? text : `${text}/`
}
