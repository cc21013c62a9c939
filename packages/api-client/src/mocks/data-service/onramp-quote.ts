/**
 * Purchases of a mock data service.
 *
 * In      validated request values
 * Out     the payment page, and quotes whose parts add up exactly
 * Throws  nothing
 * Source  spec R-API-36, R-API-38, R-STATE-35
 */
import type { OnrampQuote } from '../../onramp/get-onramp-quote.js'
import { seededRandom } from '../seeded-random.js'
import { coinsOf } from './coins.js'
import { baseUnits, decimalText } from './decimal-text.js'

/** The provider's fee in thousandths. */
const FEE = 15n
const NETWORK_FEE = 35n

/** Returns the URL of the payment page. */
export function payPage(partnerUserId: string, defaultNetwork: string): string {
  const url = new URL('https://pay.example/buy')
  url.searchParams.set('network', defaultNetwork)
  url.searchParams.set('session', seededRandom(partnerUserId).hex(24))
  return url.href
}

/** Calculates a quote; undefined when the token is not sold, or the amount does not cover the fees. */
export function quoteOf({
  symbol,
  currency,
  amount,
}: {
  readonly symbol: string
  readonly currency: string
  readonly amount: string
}): OnrampQuote | undefined {
  const coin = [...coinsOf('eip155:1'), ...coinsOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')].find(
    (one) => one.symbol === symbol,
  )
  const decimals = getDecimals(currency)
  const total = baseUnits(amount, decimals)
  const fee = (total * FEE) / 1000n
  const subtotal = total - fee - NETWORK_FEE
  if (coin?.microUsd === undefined || subtotal <= 0n) return undefined

  const bought = (subtotal * 10n ** BigInt(6 - decimals + coin.decimals)) / coin.microUsd
  const money = (units: bigint) => ({ amount: decimalText(units, decimals), currency })
  return {
    coinbaseFee: money(fee),
    networkFee: money(NETWORK_FEE),
    paymentSubtotal: money(subtotal),
    paymentTotal: money(total),
    purchaseAmount: { amount: decimalText(bought, coin.decimals), currency: symbol },
    quoteId: seededRandom(`${symbol}/${currency}/${amount}`).hex(32),
  }
}

/** Number of decimal places of a currency. Every currency is worth one US dollar here. */
function getDecimals(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
