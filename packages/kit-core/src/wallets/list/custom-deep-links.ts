/**
 * Deep links of wallets that open the page in their own browser on a phone instead of pairing.
 *
 * In      wallet      of the explorer, of the built-in wallets, or of the app
 *         namespaces  the namespaces to connect
 *         own         the app's entries, which take precedence over the kit's
 *         page        the page the user is on
 *         In a link, {url} is the encoded page URL and {{url}} the same encoded twice; {origin} is the encoded
 *         origin; {page} is the page URL without scheme and fragment
 * Out     the link that opens the page inside the wallet; undefined for every other wallet
 * Source  spec R-CONN-24, R-CONN-49
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { CustomDeepLink } from '../../core/config/options.js'
import { toSafePageUrl } from './safe-page-url.js'

/** The kit's own entries. */
const CUSTOM_DEEP_LINKS: readonly CustomDeepLink[] = [
  {
    wallet: 'Phantom',
    namespaces: ['solana', 'bip122', 'eip155'],
    href: 'https://phantom.app/ul/browse/{url}?ref={origin}',
  },
  { wallet: 'Solflare', namespaces: ['solana'], href: 'https://solflare.com/ul/v1/browse/{url}?ref={origin}' },
  {
    wallet: 'Backpack',
    namespaces: ['solana', 'eip155'],
    href: 'https://backpack.app/ul/v1/browse/{url}?ref={origin}',
  },
  ...['coinbase', 'Coinbase Wallet'].map((wallet) => ({
    wallet,
    namespaces: ['solana', 'eip155'] as const,
    href: 'https://go.cb-w.com/dapp?cb_url={url}',
  })),
  { wallet: 'MetaMask', namespaces: ['solana'], href: 'https://link.metamask.io/dapp/{page}' },
  {
    wallet: 'Trust Wallet',
    namespaces: ['solana'],
    href: 'https://link.trustwallet.com/open_url?coin_id=501&url={url}',
  },
  {
    wallet: 'OKX Wallet',
    namespaces: ['solana', 'bip122'],
    href: 'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{{url}}',
  },
  { wallet: 'Xverse', namespaces: ['bip122'], href: 'https://connect.xverse.app/browser?url={url}' },
]

/** Input of `getCustomDeepLink`. */
export type CustomDeepLinkParams = {
  readonly wallet: { readonly id: string; readonly name: string; readonly slug?: string | undefined }
  readonly namespaces: readonly Namespace[]
  readonly own?: readonly CustomDeepLink[] | undefined
  readonly page: { readonly url: string; readonly origin: string }
}

/**
 * Returns the link that opens the page inside the wallet's browser. Undefined when no entry matches the wallet and a
 * namespace.
 */
export function getCustomDeepLink({ wallet, namespaces, own = [], page }: CustomDeepLinkParams): string | undefined {
  const found = [...own, ...CUSTOM_DEEP_LINKS].find(
    (entry) => isOf(entry, wallet) && entry.namespaces.some((namespace) => namespaces.includes(namespace)),
  )
  if (!found) return undefined
  const url = encodeURIComponent(page.url)
  const parts: Readonly<Record<string, string>> = {
    '{url}': url,
    '{{url}}': encodeURIComponent(url),
    '{origin}': encodeURIComponent(page.origin),
    '{page}': page.url.replace(/^[a-z]+:\/\/|#.*$/gi, ''),
  }
  return toSafePageUrl(found.href.replace(/\{\{url\}\}|\{(?:url|origin|page)\}/g, (name) => parts[name] ?? ''))
}

function isOf({ wallet: wanted }: CustomDeepLink, { id, name, slug }: CustomDeepLinkParams['wallet']): boolean {
  return wanted === id || wanted === slug || wanted.toLowerCase() === name.trim().toLowerCase()
}
