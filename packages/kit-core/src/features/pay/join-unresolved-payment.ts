/**
 * Joins an earlier wallet payment to the same recipient whose wallet request got no response, so that it may have been sent: it
 * becomes the current payment, with the status `unknown`, and the caller opens no wallet prompt.
 *
 * In      isSame   true: the amount has to match too
 * Out     whether there is one. Once the earlier payment is known to be sent, the state shows its progress; once it is known
 *         not to be, the payment options return
 * Source  spec R-PAY-41, R-SEND-161
 */

import { isSameAmount } from '../../base/amount/is-same-amount.js'
import type { Payment } from '../../core/state/payment.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { reset } from '../../navigation/navigate.js'
import { selectSendRequests } from '../transactions/select-send-requests.js'
import { selectTrackedTransactions } from '../transactions/select-tracked-transactions.js'
import { isPaymentOf, joinSentPayment } from './join-pending-payment.js'
import { selectPay } from './select-pay.js'
import { selectUnresolvedPayment } from './select-unresolved-payment.js'
import { INITIAL_PAY_STATE } from './state.js'

export function joinUnresolvedPayment(kit: Kit, payment: Payment, { isSame = false } = {}): boolean {
  const earlier = selectUnresolvedPayment(kit.store.get())
  if (!earlier || (isSame && !isSameAmount(earlier.moves[0]?.amount, payment.amount))) return false
  const { exchanges, exchangesStatus, status, current: before } = selectPay(kit.store.get())
  const current = { id: earlier.paymentId ?? earlier.id, type: 'wallet' } as const
  if (status === 'unknown' && before?.id === current.id) return true
  const open = { ...INITIAL_PAY_STATE, payment, exchanges, exchangesStatus }
  kit.store.set({ pay: { ...open, current, status: 'unknown', error: 'STATUS_UNKNOWN' } })
  const stop = kit.subscribe(
    (state) => selectSendRequests(state).some(({ id }) => id === earlier.id),
    () => {
      stop()
      const state = kit.store.get()
      const { status: now, current: shown } = selectPay(state)
      if (now !== 'unknown' || shown?.id !== current.id) return
      const sent = selectTrackedTransactions(state).find(({ paymentId }) => paymentId === current.id)
      if (sent && isPaymentOf(sent, payment)) {
        joinSentPayment(kit, payment, sent).catch((error: unknown) => kit.log.debug('The payment was not made', error))
        return
      }
      kit.store.batch(() => {
        kit.store.set({ pay: open })
        if (selectShownView(kit.store.get()) === 'PayLoading') reset(kit, { view: 'Pay' })
      })
    },
  )
  return true
}
