/**
 * A payment that a wallet was asked for and that may have been sent: it is shown as unknown, and the wallet is not asked again.
 *
 * In      isSame   only where the amount is the same too
 * Out     whether there is one. Once it is known to be sent, the state shows it as it stands; once it is known that this payment was
 *         not sent, the ways to pay are open
 * Source  spec R-PAY-41, R-SEND-161
 */

import { currentRoute } from '../../core/state/navigation-state.js'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { reset } from '../../navigation/navigate.js'
import { selectAsked } from '../transactions/select-asked.js'
import { selectTrackedTransactions } from '../transactions/select-pending.js'
import { isPaymentOf, join } from './pending-payment.js'
import { selectPay } from './select-pay.js'
import { selectUnansweredPayment } from './select-unanswered-payment.js'
import { FIRST_PAY_STATE } from './state.js'

/** Shows it. */
export function joinUnanswered(kit: Kit, payment: Payment, { isSame = false } = {}): boolean {
  const asked = selectUnansweredPayment(kit.store.get())
  if (!asked || (isSame && asked.moves[0]?.amount !== payment.amount)) return false
  const { exchanges, exchangesStatus, status, current: before } = selectPay(kit.store.get())
  const current = { id: asked.paymentId ?? asked.id, type: 'wallet' } as const
  if (status === 'unknown' && before?.id === current.id) return true
  const open = { ...FIRST_PAY_STATE, payment, exchanges, exchangesStatus }
  kit.store.set({ pay: { ...open, current, status: 'unknown', error: 'STATUS_UNKNOWN' } })
  const stop = kit.subscribe(
    (state) => selectAsked(state).some(({ id }) => id === asked.id),
    () => {
      stop()
      const state = kit.store.get()
      const { status: now, current: shown } = selectPay(state)
      if (now !== 'unknown' || shown?.id !== current.id) return
      const sent = selectTrackedTransactions(state).find(({ paymentId }) => paymentId === current.id)
      if (sent && isPaymentOf(sent, payment)) {
        join(kit, payment, sent).catch((error: unknown) => kit.log.debug('The payment was not made', error))
        return
      }
      kit.store.batch(() => {
        kit.store.set({ pay: open })
        const { modal, navigation } = kit.store.get()
        if (modal.open && currentRoute(navigation).view === 'PayLoading') reset(kit, { view: 'Pay' })
      })
    },
  )
  return true
}
