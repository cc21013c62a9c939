/**
 * Builds the address of Meld's payment page.
 *
 * In      url        base address of the page
 *         publicKey  of the app; the kit has none
 * Out     an `https:` address
 * Source  spec R-RAMP-34, R-RAMP-35
 */
import type { Namespace } from '../../base/caip/namespace.js'

/** Parameters of Meld's payment page. */
export type MeldPage = {
  readonly url: string
  readonly publicKey: string
  readonly namespace: Namespace
  readonly address: string
  readonly projectId: string
}

/** Currency that is bought at Meld: SOL on Solana, USDC elsewhere. */
export function toMeldCurrency(namespace: Namespace): 'SOL' | 'USDC' {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}

/** Address of Meld's payment page with its query parameters. */
export function createMeldUrl({ url, publicKey, namespace, address, projectId }: MeldPage): string {
  const page = new URL(url)
  page.searchParams.append('publicKey', publicKey.trim())
  page.searchParams.append('destinationCurrencyCode', toMeldCurrency(namespace))
  page.searchParams.append('walletAddress', address)
  page.searchParams.append('externalCustomerId', projectId)
  return page.href
}
