/**
 * Writes the progress of a payment to the state and tracks it. A payment that is no longer the current one does not change the
 * state, but is still tracked: money may have moved.
 *
 * Source  spec R-PAY-08, R-PAY-09, R-FLOW-48, R-FLOW-49
 */

import { getErrorDetails } from '../../base/errors/error-details.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { CurrentPayment, Payment } from '../../core/state/payment.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { push, reset } from '../../navigation/navigate.js'
import type { PayError } from './errors.js'
import { selectPay } from './select-pay.js'
import { INITIAL_PAY_STATE, type PayState } from './state.js'
import { trackPay, trackPayError } from './track-pay.js'
import { updatePay } from './update-pay.js'

/** A started payment, with functions that report its progress. */
export type PaymentHandle = {
  readonly payment: Payment
  readonly current: CurrentPayment
  /** Merges a patch into the state while this payment is the current one. */
  readonly update: (patch: Partial<PayState>) => void
  /** Whether this payment is the current one. */
  readonly isPresent: () => boolean
  /** Tracks that the payment was initiated; does not change the state. */
  readonly initiated: () => void
  /** Also removes the payment options from the history if PayLoading is shown. */
  readonly succeeded: (patch?: Partial<PayState>) => void
  readonly failed: (error: PayError) => void
}

/** Makes a new payment the current one (`awaiting`), and opens PayLoading if the payment options are on screen. */
export function createPayment(kit: Kit, payment: Payment, current: CurrentPayment): PaymentHandle {
  const { exchanges, exchangesStatus } = selectPay(kit.store.get())
  kit.store.batch(() => {
    kit.store.set({
      pay: { ...INITIAL_PAY_STATE, payment, exchanges, exchangesStatus, current, status: 'awaiting' },
    })
    showPayLoading(kit)
  })
  return resumePayment(kit, payment, current)
}

/** Creates the handle of a payment that is already the current one or was started by an earlier page. Changes no state. */
export function resumePayment(kit: Kit, payment: Payment, current: CurrentPayment): PaymentHandle {
  const isPresent = () => selectPay(kit.store.get()).current?.id === current.id
  const update = (patch: Partial<PayState>) => {
    if (isPresent()) updatePay(kit, patch)
  }
  return {
    payment,
    current,
    update,
    isPresent,
    initiated: () => trackPay(kit, 'PAY_INITIATED', payment, current),
    succeeded(patch) {
      update({ ...patch, status: 'success', isStatusUnknown: false })
      trackPay(kit, 'PAY_SUCCESS', payment, current)
      if (isPresent()) preventBackFromPayment(kit)
    },
    failed(error) {
      update({
        status: 'failed',
        error: error.reason,
        reason: reasonOf(error.cause),
        isDeclined: isKitError(error.cause, 'wallet/user-rejected') || isKitError(error.cause, 'transaction/cancelled'),
        isWalletUnavailable: isKitError(error.cause, 'wallet/unavailable'),
      })
      trackPayError(kit, payment, current, error)
    },
  }
}

/** Codes of errors whose message is shown to the user. Messages of services are not. */
const OF_THE_WALLET = /^(wallet|transaction|payment)\/|^pay\/insufficient-/

function reasonOf(cause: unknown): PayState['reason'] {
  // An error of the chain itself is final.
  const isShown = isKitError(cause) && (OF_THE_WALLET.test(cause.code) || safeGet(cause, 'isFinal') === true)
  if (!isShown) return undefined
  const { message } = cause
  return message === new WalletRequestError('').message ? undefined : { message, details: getErrorDetails(cause) }
}

/** Opens PayLoading, which shows the progress, if the payment options are on screen. */
export function showPayLoading(kit: Kit): void {
  if (selectShownView(kit.store.get()) === 'Pay') push(kit, { view: 'PayLoading' })
}

/** Removes the payment options from the history, so that the user cannot go back and pay again. */
export function preventBackFromPayment(kit: Kit): void {
  if (selectShownView(kit.store.get()) === 'PayLoading') reset(kit, { view: 'PayLoading' })
}
