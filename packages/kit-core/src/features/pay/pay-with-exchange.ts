/**
 * Pays the current payment at an exchange: opens the exchange's page, and polls the payment until it is settled or cancelled.
 * After a reload, the next page continues.
 *
 * In      exchangeId  one of the listed exchanges
 * Out     hash        of the transaction, if the exchange reports one; undefined otherwise, and if polling stops early
 * Throws  PayError    also in the state and tracked as PAY_ERROR: INVALID_PAYMENT_CONFIG without a payment, ASSET_NOT_SUPPORTED,
 *                     UNABLE_TO_GET_PAY_URL, GENERIC_PAYMENT_ERROR if the payment failed at the exchange
 * Source  spec R-PAY-05, R-PAY-07, R-PAY-08, R-PAY-11, R-PAY-26 to 28; security design §8 (addresses from servers)
 */

import { openUrl } from '../../base/browser/open-url.js'
import { openPayWindow, type PayWindow } from '../../base/browser/payment-window.js'
import { randomId } from '../../base/browser/random-id.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { PayError, toPayError } from './errors.js'
import { lockExchangePayment } from './exchange-locks.js'
import { loadPayService } from './load-service.js'
import { createPayment, type PaymentHandle } from './payment-handle.js'
import { selectPay } from './select-pay.js'
import { trackPay } from './track-pay.js'

/** Parameters of `payWithExchange`. */
export type PayWithExchangeParams = { readonly exchangeId: string }

/** Must be called within the user's click, or browsers block the window. With `openInNewTab: false` the page itself is redirected. */
export async function payWithExchange(
  kit: Kit,
  params: PayWithExchangeParams,
): Promise<{ readonly hash: string | undefined }> {
  const { exchangeId } = parseInput(params, { exchangeId: isText })
  const { payment } = selectPay(kit.store.get())
  if (!payment) throw new PayError('INVALID_PAYMENT_CONFIG')
  const isInNewTab = payment.openInNewTab !== false
  const tab = isInNewTab ? openPayWindow() : undefined
  const current = { id: randomId(), type: 'exchange', exchangeId } as const
  const handle = createPayment(kit, payment, current)
  const lock = lockExchangePayment(kit, current.id)
  const { signal } = lock
  trackPay(kit, 'PAY_EXCHANGE_SELECTED', payment, current)
  let poll: () => Promise<{ readonly hash: string | undefined }>
  try {
    const [{ requestPayUrl, storeExchangePayment, pollExchangePayment, getExchangeLockName }, { acquireLock }] =
      await Promise.all([loadPayService(), loadPendingRecorder()])
    const { url, sessionId } = await requestPayUrl(kit, payment, { exchangeId, signal })
    const session = { paymentId: current.id, exchangeId, sessionId, url, payment, startedAtMs: Date.now() }
    openExchange({ url, isInNewTab, tab, handle })
    const releaseLock = acquireLock(getExchangeLockName(current.id))
    storeExchangePayment(kit, session)
    poll = () => pollExchangePayment(kit, { session, handle, lock, releaseLock })
  } catch (cause) {
    lock.release()
    tab?.close()
    if (signal.aborted) return { hash: undefined }
    const error = toPayError(cause, 'UNABLE_TO_GET_PAY_URL')
    kit.log.debug('The payment was not made', error)
    handle.failed(error)
    throw error
  }
  return poll()
}

type ExchangePage = {
  readonly url: string
  readonly isInNewTab: boolean
  readonly tab: PayWindow | undefined
  readonly handle: PaymentHandle
}

function openExchange({ url, isInNewTab, tab, handle }: ExchangePage): void {
  handle.update({ status: 'initiated', payUrl: url, isWindowBlocked: isInNewTab && !tab })
  handle.initiated()
  if (isInNewTab) tab?.go(url)
  else openUrl(url, '_self')
}
