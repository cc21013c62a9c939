/**
 * Takes up what an earlier page began at exchanges and no other page follows. The newest is the present payment, so that asking for
 * it again shows how it stands.
 *
 * Source  spec R-PAY-27, R-PAY-28
 */
import type { Kit } from '../kit.js'
import { loadNotes } from '../pending/load-notes.js'
import type { PendingNotes } from '../pending/pending-notes.js'
import { begunPayment } from './begin-payment.js'
import { holdExchange, isExchangeHeld } from './exchange-session.js'
import { followExchange, nameOfExchange } from './follow-exchange.js'
import { selectPay } from './select-pay.js'
import { FIRST_PAY_STATE } from './state.js'
import { dropSession, type ExchangeSession, readSessions } from './stored-exchange.js'

/** Takes it up. */
export async function resumeExchanges(kit: Kit): Promise<void> {
  const signal = kit.lifetime()
  dropSession(kit)
  const { holdName, ifNobodyHolds } = await loadNotes()
  for (const session of readSessions(kit)) {
    const { paymentId } = session
    await ifNobodyHolds(nameOfExchange(paymentId), () => {
      const isOpen = readSessions(kit).some((kept) => kept.paymentId === paymentId)
      if (isOpen && !signal.aborted && !isExchangeHeld(kit, paymentId)) resume(kit, session, holdName)
    })
  }
}

function resume(kit: Kit, session: ExchangeSession, holdName: PendingNotes['holdName']): void {
  const { paymentId: id, exchangeId, payment, url: payUrl } = session
  const current = { id, type: 'exchange', exchangeId } as const
  if (!selectPay(kit.store.get()).payment) {
    kit.store.set({ pay: { ...FIRST_PAY_STATE, payment, current, payUrl, status: 'initiated' } })
  }
  const letGo = holdName(nameOfExchange(id))
  const begun = begunPayment(kit, payment, current)
  const followed = { session, begun, held: holdExchange(kit, id), letGo, isResumed: true }
  followExchange(kit, followed).catch((error: unknown) => kit.log.debug('The payment was not made', error))
}
