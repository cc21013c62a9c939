/**
 * Payment pages and quotes of the mock data service's on-ramp. The parts of a quote add up exactly.
 *
 * Source  spec R-API-36, R-API-38, R-STATE-35
 */
import type { OnrampQuote } from '../../onramp/get-onramp-quote.js'
import { createSeededRandom } from '../values/seeded-random.js'
import { formatDecimal, parseDecimal } from './decimal-text.js'
import { getKnownTokens } from './known-tokens.js'

/** The provider's fee in thousandths. */
const FEE = 15n
const NETWORK_FEE = 35n

/** Returns the URL of an invented payment page, which does not exist. */
export function getPaymentPage(partnerUserId: string, defaultNetwork: string): string {
  const url = new URL('https://pay.example/buy')
  url.searchParams.set('network', defaultNetwork)
  url.searchParams.set('session', createSeededRandom(partnerUserId).hex(24))
  return url.href
}

/** Calculates a quote; undefined when the token is not sold, or the amount does not cover the fees. */
export function calculateQuote({
  symbol,
  currency,
  amount,
}: {
  readonly symbol: string
  readonly currency: string
  readonly amount: string
}): OnrampQuote | undefined {
  const coin = [...getKnownTokens('eip155:1'), ...getKnownTokens('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')].find(
    (one) => one.symbol === symbol,
  )
  const decimals = getDecimals(currency)
  const total = parseDecimal(amount, decimals)
  const fee = (total * FEE) / 1000n
  const subtotal = total - fee - NETWORK_FEE
  if (coin?.microUsd === undefined || subtotal <= 0n) return undefined

  const bought = (subtotal * 10n ** BigInt(6 - decimals + coin.decimals)) / coin.microUsd
  const money = (units: bigint) => ({ amount: formatDecimal(units, decimals), currency })
  return {
    coinbaseFee: money(fee),
    networkFee: money(NETWORK_FEE),
    paymentSubtotal: money(subtotal),
    paymentTotal: money(total),
    purchaseAmount: { amount: formatDecimal(bought, coin.decimals), currency: symbol },
    quoteId: createSeededRandom(`${symbol}/${currency}/${amount}`).hex(32),
  }
}

/** Number of decimal places of a currency. Every currency is worth one US dollar here. */
function getDecimals(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
