/**
 * Pays at an exchange: opens its page, and follows the payment until it has ended or is cancelled; a later page takes it up.
 *
 * In      exchangeId  one of those the pay service listed
 * Out     hash        of the transaction, where the exchange tells it; undefined without one, and where it is followed no longer
 * Throws  PayError    also told by the state and as PAY_ERROR: INVALID_PAYMENT_CONFIG without a payment, ASSET_NOT_SUPPORTED,
 *                     UNABLE_TO_GET_PAY_URL, GENERIC_PAYMENT_ERROR when the exchange says that it failed
 * Source  spec R-PAY-05, R-PAY-07, R-PAY-08, R-PAY-11, R-PAY-26 to 28; security design §8 (addresses from servers)
 */

import { openUrl } from '../../base/browser/open-url.js'
import { openPayWindow, type PayWindow } from '../../base/browser/payment-window.js'
import { randomId } from '../../base/browser/random-id.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { createPayment, type PaymentHandle } from './begin-payment.js'
import { PayError, toPayError } from './errors.js'
import { lockExchangePayment } from './exchange-session.js'
import { loadPayService } from './load-service.js'
import { selectPay } from './select-pay.js'
import { trackPay } from './track-pay.js'

/** Where to pay. */
export type PayWithExchangeParams = { readonly exchangeId: string }

/** Pays the present payment at an exchange. Must be called within the visitor's click, or browsers refuse the window. */
export async function payWithExchange(
  kit: Kit,
  { exchangeId }: PayWithExchangeParams,
): Promise<{ readonly hash: string | undefined }> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) throw new PayError('INVALID_PAYMENT_CONFIG')
  const isInNewTab = payment.openInNewTab !== false
  const tab = isInNewTab ? openPayWindow() : undefined
  const current = { id: randomId(), type: 'exchange', exchangeId } as const
  const begun = createPayment(kit, payment, current)
  const held = lockExchangePayment(kit, current.id)
  const { signal } = held
  trackPay(kit, 'PAY_EXCHANGE_SELECTED', payment, current)
  let follow: () => Promise<{ readonly hash: string | undefined }>
  try {
    const [{ requestPayUrl, keepSession, pollExchangePayment, nameOfExchange }, { acquireLock }] = await Promise.all([
      loadPayService(),
      loadPendingRecorder(),
    ])
    const { url, sessionId } = await requestPayUrl(kit, payment, { exchangeId, signal })
    const session = { paymentId: current.id, exchangeId, sessionId, url, payment, begunAtMs: Date.now() }
    lead({ url, isInNewTab, tab, begun })
    const letGo = acquireLock(nameOfExchange(current.id))
    keepSession(kit, session)
    follow = () => pollExchangePayment(kit, { session, begun, held, letGo })
  } catch (cause) {
    held.release()
    tab?.close()
    if (signal.aborted) return { hash: undefined }
    const error = toPayError(cause, 'UNABLE_TO_GET_PAY_URL')
    kit.log.debug('The payment was not made', error)
    begun.failed(error)
    throw error
  }
  return follow()
}

type Leading = {
  readonly url: string
  readonly isInNewTab: boolean
  readonly tab: PayWindow | undefined
  readonly begun: PaymentHandle
}

function lead({ url, isInNewTab, tab, begun }: Leading): void {
  begun.update({ status: 'initiated', payUrl: url, isWindowRefused: isInNewTab && !tab })
  begun.initiated()
  if (isInNewTab) tab?.go(url)
  else openUrl(url, '_self')
}
