/**
 * Setters for the onramp form. Each clears the quote and fetches a new one after 200 ms. Ignored while the URL of Coinbase's
 * page is fetched.
 *
 * Source  spec R-RAMP-13, R-RAMP-16, R-RAMP-17, R-RAMP-26, R-RAMP-37
 */

import type { PaymentCurrency, PurchaseCurrency } from '@bowline/api-client'
import { assertInput, isText } from '../../base/errors/parse-input.js'
import { isRecord } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { requoteOnramp } from './quote-onramp.js'
import type { OnrampForm } from './state.js'
import { updateOnramp } from './update-onramp.js'

/** Sets the amount to pay, as decimal text in the payment currency. `parseAmountCandidates` parses localized input. */
export function setOnrampAmount(kit: Kit, paymentAmount: string): void {
  assertInput('paymentAmount', paymentAmount, isText)
  edit(kit, { paymentAmount })
}

/** Sets the cryptocurrency to buy. */
export function setPurchaseCurrency(kit: Kit, purchaseCurrency: PurchaseCurrency): void {
  assertInput('purchaseCurrency', purchaseCurrency, isCurrency)
  edit(kit, { purchaseCurrency })
}

/** Sets the fiat currency to pay with. */
export function setPaymentCurrency(kit: Kit, paymentCurrency: PaymentCurrency): void {
  assertInput('paymentCurrency', paymentCurrency, isCurrency)
  edit(kit, { paymentCurrency })
}

/** Sets the payment method, by the `id` of its entry in `payment_method_limits`. */
export function setPaymentMethod(kit: Kit, paymentMethod: string): void {
  assertInput('paymentMethod', paymentMethod, isText)
  edit(kit, { paymentMethod })
}

function isCurrency(value: unknown): boolean {
  return isRecord(value) && isText(value.id)
}

function edit(kit: Kit, change: OnrampForm): void {
  if (kit.store.get().onramp.opening !== undefined) return
  kit.store.batch(() => {
    updateOnramp(kit, change)
    requoteOnramp(kit)
  })
}
