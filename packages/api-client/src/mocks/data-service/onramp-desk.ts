/**
 * The purchases of a mock data service.
 *
 * In      questions as the service reads them
 * Out     the page to pay at, and quotes in which the parts add up to the last cent
 * Throws  nothing
 * Source  spec R-API-36, R-API-38, R-STATE-35
 */
import type { OnrampQuote } from '../../onramp/get-onramp-quote.js'
import { seededRandom } from '../seeded-random.js'
import { coinsOf } from './coins.js'
import { baseUnits, decimalText } from './decimal-text.js'

const CENTS = 2
/** The provider's share, in thousandths. */
const FEE = 15n
const NETWORK_FEE_CENTS = 35n

/** The page to pay at. */
export function payPage(partnerUserId: string, defaultNetwork: string): string {
  const url = new URL('https://pay.example/buy')
  url.searchParams.set('network', defaultNetwork)
  url.searchParams.set('session', seededRandom(partnerUserId).hex(24))
  return url.href
}

/** What a purchase costs, and brings; undefined when the currency is not sold, or the amount does not cover the fees. */
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
  const total = baseUnits(amount, CENTS)
  const fee = (total * FEE) / 1000n
  const subtotal = total - fee - NETWORK_FEE_CENTS
  if (coin?.microUsd === undefined || subtotal <= 0n) return undefined

  const bought = (subtotal * 10_000n * 10n ** BigInt(coin.decimals)) / coin.microUsd
  const money = (cents: bigint) => ({ amount: decimalText(cents, CENTS), currency })
  return {
    coinbaseFee: money(fee),
    networkFee: money(NETWORK_FEE_CENTS),
    paymentSubtotal: money(subtotal),
    paymentTotal: money(total),
    purchaseAmount: { amount: decimalText(bought, coin.decimals), currency: symbol },
    quoteId: seededRandom(`${symbol}/${currency}/${amount}`).hex(32),
  }
}
