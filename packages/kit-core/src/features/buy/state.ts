/**
 * State of the onramp flow; an empty object until the user starts one.
 *
 * Source  spec R-STATE-35, R-STATE-36, R-RAMP-18, R-RAMP-37
 */
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency, Transaction } from '@bowline/api-client'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { OnrampProvider } from '../../core/config/features.js'

/** Status of a purchase at a provider. `late`: no outcome after three minutes; polling continues. */
export type PurchaseStatus = 'waiting' | 'succeeded' | 'failed' | 'late'

/** A purchase in a window of the provider. */
export type OnrampPurchase = {
  /** Id of a polled purchase at the service. Undefined for providers that are not polled. */
  readonly id?: string | undefined
  readonly provider: OnrampProvider
  /** Address of the payment page, `https:`. */
  readonly url: string
  readonly status: PurchaseStatus
  /** The browser blocked the window; the view shows a link instead. */
  readonly isBlocked: boolean
}

/** Loading status of the account's purchases. */
export type PurchasesStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Values that differ from the defaults; `selectOnramp` fills in the rest. */
export type OnrampForm = {
  readonly selectedProvider?: OnrampProvider | undefined
  /** Message of a failed quote. */
  readonly error?: string | undefined
  /** Provider whose page is being fetched. */
  readonly opening?: OnrampProvider | undefined
  readonly areOptionsLoading?: boolean
  /** The service failed; the built-in options are shown. */
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
