/**
 * Builds the URL of Meld's payment page, which `openOnrampProvider` opens.
 *
 * In      url        base URL of the page
 *         publicKey  the app's key at Meld (option `meldPublicKey`)
 *         address    account that receives the purchase
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

const CURRENCIES: Readonly<Partial<Record<Namespace, 'SOL'>>> = { solana: 'SOL' }

/** Currency preselected on Meld's page: SOL on Solana, USDC elsewhere. */
export function toMeldCurrency(namespace: Namespace): 'SOL' | 'USDC' {
  return CURRENCIES[namespace] ?? 'USDC'
}

/** Adds the app, the currency and the account to the base URL. */
export function createMeldUrl({ url, publicKey, namespace, address, projectId }: MeldPage): string {
  const page = new URL(url)
  page.searchParams.append('publicKey', publicKey.trim())
  page.searchParams.append('destinationCurrencyCode', toMeldCurrency(namespace))
  page.searchParams.append('walletAddress', address)
  page.searchParams.append('externalCustomerId', projectId)
  return page.href
}
