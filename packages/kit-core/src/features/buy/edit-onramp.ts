/**
 * What the visitor puts into a purchase. Nothing is changed while a provider is being opened.
 *
 * Source  spec R-RAMP-13, R-RAMP-16, R-RAMP-17, R-RAMP-26, R-RAMP-37
 */
import type { PaymentCurrency, PurchaseCurrency } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { requoteOnramp } from './quote-onramp.js'
import type { OnrampForm } from './state.js'
import { updateOnramp } from './update-onramp.js'

/** Takes the amount to pay, decimal text. What people write in their language `parseAmountCandidates` reads. */
export function setOnrampAmount(kit: Kit, paymentAmount: string): void {
  edit(kit, { paymentAmount })
}

/** Chooses what is bought. */
export function setPurchaseCurrency(kit: Kit, purchaseCurrency: PurchaseCurrency): void {
  edit(kit, { purchaseCurrency })
}

/** Chooses what is paid with. */
export function setPaymentCurrency(kit: Kit, paymentCurrency: PaymentCurrency): void {
  edit(kit, { paymentCurrency })
}

/** Chooses the way to pay, by the id of its limit. */
export function setPaymentMethod(kit: Kit, paymentMethod: string): void {
  edit(kit, { paymentMethod })
}

function edit(kit: Kit, change: OnrampForm): void {
  if (kit.store.get().onramp.opening !== undefined) return
  kit.store.batch(() => {
    updateOnramp(kit, change)
    requoteOnramp(kit)
  })
}
