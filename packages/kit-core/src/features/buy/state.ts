/**
 * What is bought with fiat: plain data, empty while nobody buys.
 *
 * Source  spec R-STATE-35, R-STATE-36, R-RAMP-18, R-RAMP-37
 */
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency, Transaction } from '@bowline/api-client'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { OnrampProvider } from '../../core/config/features.js'

/** How a purchase at a provider stands. `late`: nothing was heard of it for three minutes; it is still asked for. */
export type PurchaseStatus = 'waiting' | 'succeeded' | 'failed' | 'late'

/** A purchase that is being made in a window of the provider. */
export type OnrampPurchase = {
  /** Of a purchase that is followed, by which the service tells it from others. */
  readonly id?: string | undefined
  readonly provider: OnrampProvider
  /** An `https:` address: the page to pay at. */
  readonly url: string
  readonly status: PurchaseStatus
  /** The browser refused the window; the visitor opens it by a link. */
  readonly isBlocked: boolean
}

/** How the purchases of the account stand. */
export type PurchasesStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** What differs from the defaults; `selectOnramp` completes it. */
export type OnrampForm = {
  readonly selectedProvider?: OnrampProvider | undefined
  /** The own words of a quote that failed. */
  readonly error?: string | undefined
  /** The provider whose page is being asked for. */
  readonly opening?: OnrampProvider | undefined
  readonly areOptionsLoading?: boolean
  /** The service failed; the built-in options are shown. */
  readonly areOptionsSamples?: boolean
  readonly purchaseCurrencies?: readonly PurchaseCurrency[]
  readonly paymentCurrencies?: readonly PaymentCurrency[]
  readonly purchaseCurrency?: PurchaseCurrency | undefined
  readonly paymentCurrency?: PaymentCurrency | undefined
  /** Id of the way to pay, whose limits hold. */
  readonly paymentMethod?: string | undefined
  /** Decimal text, as `1.5`; anything else is no amount. */
  readonly paymentAmount?: string
  readonly quotesLoading?: boolean
  readonly quote?: OnrampQuote | undefined
  /** The quote is no answer of the service. */
  readonly isEstimate?: boolean
  /** The network for which a quote was asked last. */
  readonly quotedOn?: CaipNetworkId | undefined
  readonly purchase?: OnrampPurchase | undefined
  readonly purchasesStatus?: PurchasesStatus
  /** Purchases could not be read and are missing in the list. */
  readonly arePurchasesIncomplete?: boolean
  /** Of the purchases that were read, those without a date, as one may be that is in progress. */
  readonly undatedPurchases?: readonly Transaction[]
}
