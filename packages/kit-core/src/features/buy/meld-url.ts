/**
 * The page of Meld.
 *
 * In      url        where its page begins
 *         publicKey  of the app; there is none of the kit's own
 * Out     an `https:` address
 * Source  spec R-RAMP-34, R-RAMP-35
 */
import type { Namespace } from '../../base/caip/namespace.js'

/** What the page is opened with. */
export type MeldPage = {
  readonly url: string
  readonly publicKey: string
  readonly namespace: Namespace
  readonly address: string
  readonly projectId: string
}

/** What is bought there. */
export function toMeldCurrency(namespace: Namespace): 'SOL' | 'USDC' {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}

/** The page, with what it is opened with. */
export function meldUrl({ url, publicKey, namespace, address, projectId }: MeldPage): string {
  const page = new URL(url)
  page.searchParams.append('publicKey', publicKey.trim())
  page.searchParams.append('destinationCurrencyCode', toMeldCurrency(namespace))
  page.searchParams.append('walletAddress', address)
  page.searchParams.append('externalCustomerId', projectId)
  return page.href
}
