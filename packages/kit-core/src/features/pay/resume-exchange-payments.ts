/**
 * Takes up what another page began at exchanges and none follows any more. The newest of the last day is the present payment,
 * so that asking for it again shows how it stands.
 *
 * Out     resumeExchanges    now, and as below
 *         inheritExchanges   whenever the visitor comes back to this page; but for a payment that has led its own page to the
 *                            exchange, since that one comes back
 * Source  spec R-PAY-27, R-PAY-28, R-PAY-30
 */

import { oncePerLifetime } from '../../base/async/scope.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { PendingRecorder } from '../transactions/pending-recorder.js'
import { resumePayment } from './begin-payment.js'
import { isExchangePaymentLocked, lockExchangePayment } from './exchange-session.js'
import { nameOfExchange, pollExchangePayment } from './poll-exchange-payment.js'
import { selectPay } from './select-pay.js'
import { FIRST_PAY_STATE } from './state.js'
import { dropSession, type ExchangeSession, isRecent, readSessions } from './stored-exchange-payments.js'

/** Takes up what earlier pages began. */
export async function resumeExchanges(kit: Kit): Promise<void> {
  inheritExchanges(kit)
  dropSession(kit)
  await takeUp(kit, readSessions(kit))
}

/** Takes up what open pages began, once they are gone. */
export const inheritExchanges = oncePerLifetime((kit: Kit) => {
  const look = () => {
    if (isPageHidden()) return
    const sessions = readSessions(kit).filter(({ payment }) => payment.openInNewTab !== false)
    takeUp(kit, sessions).catch((error: unknown) => kit.log.error('A payment could not be taken up', error))
  }
  return [onPageReturn(look), onWindowReturn(look)]
})

async function takeUp(kit: Kit, sessions: readonly ExchangeSession[]): Promise<void> {
  const signal = kit.lifetime()
  const { acquireLock, runIfUnlocked } = await loadPendingRecorder()
  for (const session of sessions) {
    const { paymentId } = session
    await runIfUnlocked(nameOfExchange(paymentId), () => {
      const isOpen = readSessions(kit).some((kept) => kept.paymentId === paymentId)
      if (isOpen && !signal.aborted && !isExchangePaymentLocked(kit, paymentId)) resume(kit, session, acquireLock)
    })
  }
}

function resume(kit: Kit, session: ExchangeSession, holdName: PendingRecorder['acquireLock']): void {
  const { paymentId: id, exchangeId, payment, url: payUrl } = session
  const current = { id, type: 'exchange', exchangeId } as const
  if (isRecent(session) && !selectPay(kit.store.get()).payment) {
    kit.store.set({ pay: { ...FIRST_PAY_STATE, payment, current, payUrl, status: 'initiated' } })
  }
  const letGo = holdName(nameOfExchange(id))
  const begun = resumePayment(kit, payment, current)
  const followed = { session, begun, held: lockExchangePayment(kit, id), letGo, isResumed: true }
  pollExchangePayment(kit, followed).catch((error: unknown) => kit.log.debug('The payment was not made', error))
}
