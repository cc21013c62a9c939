/**
 * Resumes exchange payments that another page started and no page polls any more. The newest one of the last day becomes the
 * current payment, so that requesting it again shows its progress.
 *
 * Source  spec R-PAY-27, R-PAY-28, R-PAY-30
 */

import { oncePerLifetime } from '../../base/async/per-owner.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { PendingRecorder } from '../transactions/pending-recorder.js'
import { isExchangePaymentLocked, lockExchangePayment } from './exchange-locks.js'
import { resumePayment } from './payment-handle.js'
import { getExchangeLockName, pollExchangePayment } from './poll-exchange-payment.js'
import { selectPay } from './select-pay.js'
import { INITIAL_PAY_STATE } from './state.js'
import {
  getStoredExchangePayments,
  isRecent,
  removeStoredExchangePayment,
  type StoredExchangePayment,
} from './stored-exchange-payments.js'

/** Resumes stored payments now, when the kit starts, and from then on as `inheritExchanges`. */
export async function resumeExchanges(kit: Kit): Promise<void> {
  inheritExchanges(kit)
  removeStoredExchangePayment(kit)
  await resumeSessions(kit, getStoredExchangePayments(kit))
}

/**
 * Takes over the payments of other tabs once those are closed, whenever the user returns to this page. Skips payments that
 * redirected their own page to the exchange, because the exchange redirects back.
 */
export const inheritExchanges = oncePerLifetime((kit: Kit) => {
  const resumeClosed = () => {
    if (isPageHidden()) return
    const sessions = getStoredExchangePayments(kit).filter(({ payment }) => payment.openInNewTab !== false)
    resumeSessions(kit, sessions).catch((error: unknown) => kit.log.error('A payment could not be resumed', error))
  }
  return [onPageReturn(resumeClosed), onWindowReturn(resumeClosed)]
})

async function resumeSessions(kit: Kit, sessions: readonly StoredExchangePayment[]): Promise<void> {
  const signal = kit.lifetime()
  const { acquireLock, runIfUnlocked } = await loadPendingRecorder()
  for (const session of sessions) {
    const { paymentId } = session
    await runIfUnlocked(getExchangeLockName(paymentId), () => {
      const isOpen = getStoredExchangePayments(kit).some((kept) => kept.paymentId === paymentId)
      if (isOpen && !signal.aborted && !isExchangePaymentLocked(kit, paymentId)) resume(kit, session, acquireLock)
    })
  }
}

function resume(kit: Kit, session: StoredExchangePayment, acquireLock: PendingRecorder['acquireLock']): void {
  const { paymentId: id, exchangeId, payment, url: payUrl } = session
  const current = { id, type: 'exchange', exchangeId } as const
  if (isRecent(session) && !selectPay(kit.store.get()).payment) {
    kit.store.set({ pay: { ...INITIAL_PAY_STATE, payment, current, payUrl, status: 'initiated' } })
  }
  const releaseLock = acquireLock(getExchangeLockName(id))
  const handle = resumePayment(kit, payment, current)
  const polled = { session, handle, lock: lockExchangePayment(kit, id), releaseLock, isResumed: true }
  pollExchangePayment(kit, polled).catch((error: unknown) => kit.log.debug('The payment was not made', error))
}
