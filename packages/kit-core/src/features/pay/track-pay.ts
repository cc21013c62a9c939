/**
 * Tracks the progress of payments.
 *
 * Source  spec R-PAY-04, R-PAY-08, R-PAY-24
 */
import type { Exchange } from '@bowline/api-client'
import { isRecord, isShortText } from '../../base/validation/guard.js'
import type { CurrentPayment, Payment } from '../../core/state/payment.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { PayError } from './errors.js'

/** Tracks that the Pay view opened, with the exchanges it offers. */
export function trackPayOpened(kit: Kit, payment: Payment, exchanges: readonly Exchange[]): void {
  track(kit, { type: 'track', event: 'PAY_MODAL_OPEN', properties: { exchanges, payment: factsOf(payment) } })
}

/** Tracks that the user chose an exchange, or that a payment was initiated or succeeded. */
export function trackPay(
  kit: Kit,
  event: 'PAY_EXCHANGE_SELECTED' | 'PAY_INITIATED' | 'PAY_SUCCESS',
  payment: Payment,
  currentPayment: CurrentPayment,
): void {
  const properties = { payment: factsOf(payment), currentPayment, paymentId: currentPayment.id }
  track(kit, { type: 'track', event, properties })
}

/** Tracks that a payment failed; with the received amount if it delivered less than the amount. */
export function trackPayError(kit: Kit, payment: Payment, currentPayment: CurrentPayment, error: PayError): void {
  const { message, reason, cause } = error
  const arrived = isRecord(cause) && isShortText(cause.arrived) ? { receivedAmount: cause.arrived } : {}
  const properties = { payment: { ...factsOf(payment), ...arrived }, currentPayment, paymentId: currentPayment.id }
  track(kit, { type: 'error', event: 'PAY_ERROR', properties: { ...properties, message, code: reason } })
}

function factsOf({ paymentAsset: { network, asset }, recipient, amount }: Payment) {
  return { network, asset, recipient, amount }
}
