/**
 * Registers the exchange payments that this page waits for, so that they can be cancelled. Not the lock between pages
 * (`getExchangeLockName`).
 *
 * Source  spec R-PAY-07, R-PAY-26
 */

import { anySignal } from '../../base/async/link-signals.js'
import { perOwner } from '../../base/async/per-owner.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { reset } from '../../navigation/navigate.js'
import { selectPay } from './select-pay.js'
import { INITIAL_PAY_STATE } from './state.js'

/** Abort reason of an exchange payment that the app or the user cancelled, in contrast to a kit that stopped. */
export const CANCELLED = 'cancelled'

/** Cancel functions, by payment id. */
const waits = perOwner(() => new Map<string, () => void>())

/** Held while this page waits for a payment. `signal` fires when the payment is cancelled or the kit stops. */
export type ExchangePaymentLock = { readonly signal: AbortSignal; readonly release: () => void }

/**
 * Registers a payment until `release`. Cancels it if the user leaves PayLoading before the exchange's page is open. Once the page
 * is open, the user can go back and pay in another way, and the payment is still polled.
 */
export function lockExchangePayment(kit: Kit, paymentId: string): ExchangePaymentLock {
  const { signal, abort, release } = anySignal([kit.lifetime()])
  const own = waits(kit)
  own.set(paymentId, () => abort(CANCELLED))
  const isInModal = selectShownView(kit.store.get()) === 'PayLoading'
  const stop = kit.subscribe(selectShownView, (view) => {
    const { current, status } = selectPay(kit.store.get())
    if (current?.id !== paymentId) return
    if (status === 'initiated' && view === 'Pay') resetUnsettledPayment(kit, paymentId)
    else if (status === 'awaiting' && isInModal && view !== 'PayLoading') cancelExchangePayment(kit)
  })
  return {
    signal,
    release() {
      stop()
      release()
      own.delete(paymentId)
    },
  }
}

/** Whether this page waits for a payment. */
export function isExchangePaymentLocked(kit: Kit, paymentId: string): boolean {
  return waits(kit).has(paymentId)
}

/** Cancels the current payment if its page at the exchange is not open yet, when another payment replaces it. */
export function cancelUnstartedPayment(kit: Kit): void {
  if (selectPay(kit.store.get()).status === 'awaiting') cancelExchangePayment(kit)
}

/** Stops waiting for the current payment at an exchange, where it may still complete, and returns to the payment options. */
export function cancelExchangePayment(kit: Kit): void {
  const { current } = selectPay(kit.store.get())
  if (current?.type !== 'exchange') return
  waits(kit).get(current.id)?.()
  resetUnsettledPayment(kit, current.id)
}

/** Resets the current payment to its options if it is unsettled and has this id, so that the user can pay in another way. */
export function resetUnsettledPayment(kit: Kit, paymentId: string): void {
  const { payment, exchanges, exchangesStatus, current, status } = selectPay(kit.store.get())
  const isPending = status === 'awaiting' || status === 'initiated'
  if (!isPending || current?.id !== paymentId) return
  kit.store.batch(() => {
    kit.store.set({ pay: { ...INITIAL_PAY_STATE, payment, exchanges, exchangesStatus } })
    if (selectShownView(kit.store.get()) === 'PayLoading') reset(kit, { view: 'Pay' })
  })
}
