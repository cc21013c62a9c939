/**
 * Selectors for the onramp views and hook.
 *
 * Source  spec R-STATE-36, R-RAMP-11, R-RAMP-18, R-RAMP-22, R-RAMP-38
 */

import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '@bowline/api-client'
import { DEFAULT_PURCHASE_CURRENCY, SAMPLE_ONRAMP_OPTIONS } from '@bowline/api-client/samples'
import { perOwner } from '../../base/async/per-owner.js'
import type { OnrampProvider } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'
import { getOnrampPresets } from './onramp-presets.js'
import { type OfferedOnrampProvider, selectOnrampProviders } from './onramp-providers.js'
import type { OnrampForm, OnrampPurchase, PurchasesStatus } from './state.js'
import { type OnrampAmountIssue, validateOnrampAmount } from './validate-onramp-amount.js'

/** State of the onramp form, with defaults filled in. */
export type OnrampState = {
  /** Available providers. */
  readonly providers: readonly OfferedOnrampProvider[]
  readonly selectedProvider: OnrampProvider | undefined
  /** Text for the user after a failed quote. */
  readonly error: string | undefined
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Empty until fetched, and on a network that the service does not support. */
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** Id of one of the payment currency's limits; undefined when it lists none. */
  readonly paymentMethod: string | undefined
  /** Preset amounts: decimal texts in the payment currency. */
  readonly presets: readonly string[]
  /** Amount the user receives according to the quote: decimal text, empty without a quote. */
  readonly purchaseAmount: string
  /** Amount the user pays: decimal text such as `1.5`; anything else is invalid. */
  readonly paymentAmount: string
  readonly quotesLoading: boolean
  readonly areOptionsLoading: boolean
  readonly quote: OnrampQuote | undefined
  /** The quote is an estimate, not a response of the service. */
  readonly isEstimate: boolean
  /** Provider whose URL is being fetched. */
  readonly opening: OnrampProvider | undefined
  readonly purchase: OnrampPurchase | undefined
  readonly purchasesStatus: PurchasesStatus
}

/** What the form is doing. `opening`: the URL of a provider's page is fetched. */
export type OnrampPhase = 'idle' | 'quoting' | 'quoted' | 'out-of-limits' | 'quote-failed' | 'opening'

const keepState = memoizeByOwner<OnrampState>()

/** Selects the onramp state, with defaults filled in. The same object while nothing changes. */
export function selectOnramp(state: KitState, config: KitConfig): OnrampState {
  const form = state.onramp
  const providers = selectOnrampProviders(state, config)
  return keepState(form, [providers], () => onrampOf(form, providers))
}

function onrampOf(form: OnrampForm, providers: readonly OfferedOnrampProvider[]): OnrampState {
  const currencies = getEffectiveSelection(form)
  return {
    selectedProvider: undefined,
    error: undefined,
    purchaseCurrencies: [],
    paymentCurrencies: [],
    paymentAmount: '',
    quotesLoading: false,
    areOptionsLoading: false,
    quote: undefined,
    isEstimate: false,
    opening: undefined,
    purchase: undefined,
    purchasesStatus: 'idle',
    ...form,
    ...currencies,
    presets: getOnrampPresets(currencies.paymentCurrency, currencies.paymentMethod),
    purchaseAmount: form.quote?.purchaseAmount.amount ?? '',
    providers,
  }
}

/** Currencies and payment method in effect: the selected ones, else the defaults. */
export function getEffectiveSelection({ purchaseCurrency, paymentCurrency, paymentMethod }: OnrampForm) {
  const payment = paymentCurrency ?? SAMPLE_ONRAMP_OPTIONS.paymentCurrencies[0] ?? NO_CURRENCY
  const limits = payment.payment_method_limits
  return {
    purchaseCurrency: purchaseCurrency ?? DEFAULT_PURCHASE_CURRENCY,
    paymentCurrency: payment,
    paymentMethod: (limits.find(({ id }) => id === paymentMethod) ?? limits[0])?.id,
  }
}

const NO_CURRENCY: PaymentCurrency = { id: 'USD', payment_method_limits: [] }

const issues = perOwner((form: OnrampForm) => {
  const { paymentAmount = '' } = form
  const { paymentCurrency, paymentMethod } = getEffectiveSelection(form)
  if (paymentAmount.trim() === '') return { issue: undefined }
  return { issue: validateOnrampAmount(paymentAmount, paymentCurrency, paymentMethod) }
})

/** Issue of the entered amount; undefined if it is valid or empty. The same object for the same form. */
export function selectOnrampAmountIssue({ onramp }: KitState): OnrampAmountIssue | undefined {
  return issues(onramp).issue
}

/** Selects what the form is doing; `idle` without an amount or a quote. */
export function selectOnrampPhase(state: KitState): OnrampPhase {
  const { opening, quotesLoading, error, quote } = state.onramp
  if (opening !== undefined) return 'opening'
  if (selectOnrampAmountIssue(state) !== undefined) return 'out-of-limits'
  if (quotesLoading) return 'quoting'
  if (error !== undefined) return 'quote-failed'
  return quote === undefined ? 'idle' : 'quoted'
}
