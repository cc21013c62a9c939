/**
 * State of the onramp flow; an empty object until the flow sets a value. "Onramp" names the flow and its form, "purchase" one
 * payment at a provider.
 *
 * Source  spec R-STATE-35, R-STATE-36, R-RAMP-18, R-RAMP-37
 */
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency, Transaction } from '@bowline/api-client'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { OnrampProvider } from '../../core/config/features.js'

/** Status of a purchase at a provider. `late`: no outcome after three minutes; polling continues. */
export type PurchaseStatus = 'waiting' | 'succeeded' | 'failed' | 'late'

/** The purchase that the user makes in a provider's window. */
export type OnrampPurchase = {
  /** Id the kit gave a Coinbase purchase, by which its outcome is polled. Undefined for Meld, which is not polled. */
  readonly id?: string | undefined
  readonly provider: OnrampProvider
  /** URL of the payment page. */
  readonly url: string
  readonly status: PurchaseStatus
  /** The browser blocked the window; the view shows a link instead. */
  readonly isBlocked: boolean
}

/** Loading status of the list of past purchases. */
export type PurchasesStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Values of the onramp flow that differ from the defaults; `selectOnramp` fills in the rest. */
export type OnrampForm = {
  readonly selectedProvider?: OnrampProvider | undefined
  /** Text for the user after a failed quote. */
  readonly error?: string | undefined
  /** Provider whose URL is being fetched. */
  readonly opening?: OnrampProvider | undefined
  readonly areOptionsLoading?: boolean
  /** The service failed; the kit's sample options are shown. */
  readonly areOptionsSamples?: boolean
  readonly purchaseCurrencies?: readonly PurchaseCurrency[]
  readonly paymentCurrencies?: readonly PaymentCurrency[]
  readonly purchaseCurrency?: PurchaseCurrency | undefined
  readonly paymentCurrency?: PaymentCurrency | undefined
  /** Id of the payment method, whose limits apply. */
  readonly paymentMethod?: string | undefined
  /** Decimal text such as `1.5`; anything else is invalid. */
  readonly paymentAmount?: string
  readonly quotesLoading?: boolean
  readonly quote?: OnrampQuote | undefined
  /** The quote is an estimate, not a response of the service. */
  readonly isEstimate?: boolean
  /** Network of the last requested quote. */
  readonly quotedOn?: CaipNetworkId | undefined
  readonly purchase?: OnrampPurchase | undefined
  readonly purchasesStatus?: PurchasesStatus
  /** Some purchases could not be parsed and are missing from the list. */
  readonly arePurchasesIncomplete?: boolean
  /** Purchases without a date, for example in progress. */
  readonly undatedPurchases?: readonly Transaction[]
}
