/**
 * The payments at exchanges that are waited for.
 *
 * Out     lockExchangePayment   a signal that fires when the app cancels the payment, when the kit stops, and, while its page is not
 *                        known, when the visitor leaves it. Who goes back from a page that is open may pay otherwise, and the
 *                        payment is still waited for
 *         cancelUnstartedPayment  another payment takes the present one's place
 *         endExchange    cancels the present one; what was begun at the exchange goes on there
 * Source  spec R-PAY-07, R-PAY-26
 */

import { anySignal } from '../../base/async/link-signals.js'
import { perOwner } from '../../base/async/scope.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { reset } from '../../navigation/navigate.js'
import type { KitState } from '../../state.js'
import { selectPay } from './select-pay.js'
import { FIRST_PAY_STATE } from './state.js'

/** Why nobody waits any more: the app, or the visitor, has cancelled it. */
export const CANCELLED = 'cancelled'

/** By the payment's id. */
const waits = perOwner(() => new Map<string, () => void>())

/** That a payment is waited for. */
export type ExchangePaymentLock = { readonly signal: AbortSignal; readonly release: () => void }

/** Begins to wait for a payment. */
export function lockExchangePayment(kit: Kit, paymentId: string): ExchangePaymentLock {
  const { signal, abort, release } = anySignal([kit.lifetime()])
  const own = waits(kit)
  own.set(paymentId, () => abort(CANCELLED))
  const isInModal = selectPlace(kit.store.get()) === 'PayLoading'
  const stop = kit.subscribe(selectPlace, (place) => {
    const { current, status } = selectPay(kit.store.get())
    if (current?.id !== paymentId) return
    if (status === 'initiated' && place === 'Pay') forgetExchange(kit, paymentId)
    else if (status === 'awaiting' && isInModal && place !== 'PayLoading') endExchange(kit)
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

/** What was begun at an exchange is waited for still; what was not is cancelled. */
export function cancelUnstartedPayment(kit: Kit): void {
  if (selectPay(kit.store.get()).status === 'awaiting') endExchange(kit)
}

/** Waits for the present payment's exchange no longer. */
export function endExchange(kit: Kit): void {
  const { current } = selectPay(kit.store.get())
  if (current?.type !== 'exchange') return
  waits(kit).get(current.id)?.()
  forgetExchange(kit, current.id)
}

/** What was not settled is open to be paid otherwise. */
export function forgetExchange(kit: Kit, paymentId: string): void {
  const { payment, exchanges, exchangesStatus, current, status } = selectPay(kit.store.get())
  const isPending = status === 'awaiting' || status === 'initiated'
  if (!isPending || current?.id !== paymentId) return
  kit.store.batch(() => {
    kit.store.set({ pay: { ...FIRST_PAY_STATE, payment, exchanges, exchangesStatus } })
    if (selectPlace(kit.store.get()) === 'PayLoading') reset(kit, { view: 'Pay' })
  })
}

/** The view on screen. */
function selectPlace({ modal, navigation }: KitState): ViewName | undefined {
  return modal.open ? currentRoute(navigation).view : undefined
}
