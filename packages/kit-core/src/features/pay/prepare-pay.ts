/**
 * Validates the app's payment and makes it the current one, before each way to pay. Cancels a previous exchange payment whose
 * page is not open yet.
 *
 * Throws  PayError if the payment is invalid
 * Source  spec R-PAY-02, R-PAY-03, R-PAY-40, R-PAY-41
 */

import { isSameAmount } from '../../base/amount/is-same-amount.js'
import type { Payment } from '../../core/state/payment.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { cancelUnstartedPayment } from './exchange-locks.js'
import { joinPendingPayment } from './join-pending-payment.js'
import { joinUnresolvedPayment } from './join-unresolved-payment.js'
import { parsePayment } from './parse-payment.js'
import { selectPay } from './select-pay.js'
import { INITIAL_PAY_STATE } from './state.js'

/** Keeps the progress of the same payment that is under way, was sent, or may have been sent. Returns the current payment. */
export function preparePay(kit: Kit, given: unknown): Payment {
  const payment = parsePayment(given, (id) => selectNetwork(kit.store.get(), id))
  const { payment: known, status } = selectPay(kit.store.get())
  const isUnderWay = status === 'awaiting' || status === 'initiated'
  if (known && isUnderWay && isSamePayment(known, payment)) return known
  cancelUnstartedPayment(kit)
  kit.store.set({ pay: { ...INITIAL_PAY_STATE, payment } })
  const pending = joinPendingPayment(kit, payment)
  pending?.catch((error: unknown) => kit.log.debug('The payment was not made', error))
  if (!pending) joinUnresolvedPayment(kit, payment, { isSame: true })
  return selectPay(kit.store.get()).payment ?? payment
}

/** Whether two payments are identical. */
function isSamePayment(one: Payment, other: Payment): boolean {
  return (
    isSameAmount(one.amount, other.amount) && JSON.stringify(one) === JSON.stringify({ ...other, amount: one.amount })
  )
}
