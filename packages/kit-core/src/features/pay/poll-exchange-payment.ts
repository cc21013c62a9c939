/**
 * Follows a payment at an exchange until it has ended, whether anybody looks or not: the pay service is asked every 4 s, and
 * every 30 s after 45 questions, every ten minutes after a day. A page that goes leaves it to the next one.
 *
 * In      isResumed  an earlier page has begun it: it is asked for at once
 * Out     hash       of the transaction, where it is told, once the payment is made; undefined when it is cancelled, after a month and
 *                    when the kit stops
 * Throws  PayError   GENERIC_PAYMENT_ERROR when it failed at the exchange. A question that fails is told by the state, and put again
 * Source  spec R-PAY-07, R-PAY-11, R-PAY-26 to 29, R-CONST-12
 */
import type { ExchangeBuyStatus } from '@bowline/api-client'
import { pause } from '../../base/async/pause.js'
import { hasPageLocks } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import type { PaymentHandle } from './begin-payment.js'
import { PayError } from './errors.js'
import { CANCELLED, type ExchangePaymentLock, forgetExchange } from './exchange-session.js'
import { requestBuyStatus } from './pay-api.js'
import { dropSession, type ExchangeSession, isFollowed, isRecent } from './stored-exchange-payments.js'

const POLL_MS = 4_000
const LATE_POLL_MS = 30_000
const OLD_POLL_MS = 600_000
const QUESTIONS_BEFORE_LATE = 45

/** What is followed, and how its end is told. */
export type PolledExchangePayment = {
  readonly session: ExchangeSession
  readonly begun: PaymentHandle
  readonly held: ExchangePaymentLock
  /** Lets go of its name. */
  readonly letGo: () => void
  readonly isResumed?: boolean | undefined
}

/** Of the lock that the page holds which follows a payment. */
export const nameOfExchange = (paymentId: string) => `${STORAGE_PREFIX}exchange/${paymentId}`

/** Follows it; the first page that hears of its end tells it. */
export async function pollExchangePayment(
  kit: Kit,
  followed: PolledExchangePayment,
): Promise<{ hash: string | undefined }> {
  const { begun, held, letGo, session } = followed
  const { paymentId } = session
  const end = await untilEnd(kit, followed)
  const isOver = end !== undefined || !held.signal.aborted || held.signal.reason === CANCELLED
  // Without locks other pages may follow it too.
  const isUntold = (isOver && dropSession(kit, paymentId)) || hasPageLocks()
  held.release()
  letGo()
  if (isOver && !end) forgetExchange(kit, paymentId)
  if (end?.status !== 'FAILED') {
    const { txHash: hash } = end ?? {}
    if (end && isUntold) begun.succeeded({ hash })
    else if (end) begun.update({ hash, status: 'success' })
    return { hash }
  }
  const error = new PayError('GENERIC_PAYMENT_ERROR')
  if (isUntold) begun.failed(error)
  else begun.update({ status: 'failed', error: error.reason })
  throw error
}

/** Undefined where nobody waits any more. */
async function untilEnd(kit: Kit, followed: PolledExchangePayment): Promise<ExchangeBuyStatus | undefined> {
  const { session, held, isResumed = false } = followed
  const { signal } = held
  for (let questions = isResumed ? 1 : 0; !signal.aborted && isFollowed(session); questions += 1) {
    const pauseMs = questions < QUESTIONS_BEFORE_LATE ? POLL_MS : LATE_POLL_MS
    if (questions !== 1 || !isResumed) await pause(isRecent(session) ? pauseMs : OLD_POLL_MS, signal)
    if (signal.aborted) break
    const answer = await ask(kit, followed)
    if (answer?.status === 'SUCCESS' || answer?.status === 'FAILED') return answer
  }
  return undefined
}

async function ask(kit: Kit, { session, begun, held }: PolledExchangePayment): Promise<ExchangeBuyStatus | undefined> {
  const { exchangeId, sessionId } = session
  const { signal } = held
  try {
    const answer = await requestBuyStatus(kit, { exchangeId, sessionId, signal })
    begun.update({ isStatusUnknown: false })
    return answer
  } catch (error) {
    kit.log.debug('How the payment stands could not be asked', error)
    if (!signal.aborted) begun.update({ isStatusUnknown: true })
    return undefined
  }
}
