/**
 * Polls a payment at an exchange until it is settled, even while no view shows it: every 4 s, every 30 s after 45 polls, and
 * every 10 minutes after a day. After a reload, the next page continues.
 *
 * In      isResumed  true when an earlier page started the payment: the first poll is immediate
 * Out     hash       of the transaction, if the exchange reports one, once the payment succeeded; undefined if it is cancelled,
 *                    after 30 days and when the kit stops
 * Throws  PayError   GENERIC_PAYMENT_ERROR if it failed at the exchange. A failed poll sets `isStatusUnknown`, and is repeated
 * Source  spec R-PAY-07, R-PAY-11, R-PAY-26 to 29, R-CONST-12
 */
import type { ExchangeBuyStatus } from '@bowline/api-client'
import { pause } from '../../base/async/pause.js'
import { hasPageLocks } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import { PayError } from './errors.js'
import { CANCELLED, type ExchangePaymentLock, resetUnsettledPayment } from './exchange-locks.js'
import { requestBuyStatus } from './pay-api.js'
import type { PaymentHandle } from './payment-handle.js'
import {
  isRecent,
  isStillPolled,
  removeStoredExchangePayment,
  type StoredExchangePayment,
} from './stored-exchange-payments.js'

const POLL_MS = 4_000
const LATE_POLL_MS = 30_000
const OLD_POLL_MS = 600_000
const POLLS_BEFORE_LATE = 45

/** A payment to poll, with the handle that reports its outcome. */
export type PolledExchangePayment = {
  readonly session: StoredExchangePayment
  readonly handle: PaymentHandle
  readonly lock: ExchangePaymentLock
  /** Releases the lock that keeps other pages from polling the payment. */
  readonly releaseLock: () => void
  readonly isResumed?: boolean | undefined
}

/** Name of the lock, shared by all pages, that the page which polls a payment holds. */
export const getExchangeLockName = (paymentId: string) => `${STORAGE_PREFIX}exchange/${paymentId}`

/** Only the first page that learns the outcome tracks it. */
export async function pollExchangePayment(
  kit: Kit,
  polled: PolledExchangePayment,
): Promise<{ hash: string | undefined }> {
  const { handle, lock, releaseLock, session } = polled
  const { paymentId } = session
  const end = await waitForOutcome(kit, polled)
  const isOver = end !== undefined || !lock.signal.aborted || lock.signal.reason === CANCELLED
  // Without page locks, other pages may poll the payment too.
  const isUnreported = (isOver && removeStoredExchangePayment(kit, paymentId)) || hasPageLocks()
  lock.release()
  releaseLock()
  if (isOver && !end) resetUnsettledPayment(kit, paymentId)
  if (end?.status !== 'FAILED') {
    const { txHash: hash } = end ?? {}
    if (end && isUnreported) handle.succeeded({ hash })
    else if (end) handle.update({ hash, status: 'success' })
    return { hash }
  }
  const error = new PayError('GENERIC_PAYMENT_ERROR')
  if (isUnreported) handle.failed(error)
  else handle.update({ status: 'failed', error: error.reason })
  throw error
}

/** Final status of the payment; undefined if polling was aborted or the payment is too old. */
async function waitForOutcome(kit: Kit, polled: PolledExchangePayment): Promise<ExchangeBuyStatus | undefined> {
  const { session, lock, isResumed = false } = polled
  const { signal } = lock
  for (let polls = isResumed ? 1 : 0; !signal.aborted && isStillPolled(session); polls += 1) {
    const pauseMs = polls < POLLS_BEFORE_LATE ? POLL_MS : LATE_POLL_MS
    if (polls !== 1 || !isResumed) await pause(isRecent(session) ? pauseMs : OLD_POLL_MS, signal)
    if (signal.aborted) break
    const response = await fetchStatus(kit, polled)
    if (response?.status === 'SUCCESS' || response?.status === 'FAILED') return response
  }
  return undefined
}

async function fetchStatus(
  kit: Kit,
  { session, handle, lock }: PolledExchangePayment,
): Promise<ExchangeBuyStatus | undefined> {
  const { exchangeId, sessionId } = session
  const { signal } = lock
  try {
    const response = await requestBuyStatus(kit, { exchangeId, sessionId, signal })
    handle.update({ isStatusUnknown: false })
    return response
  } catch (error) {
    kit.log.debug('The status of the payment could not be fetched', error)
    if (!signal.aborted) handle.update({ isStatusUnknown: true })
    return undefined
  }
}
