/**
 * Reports an outcome to the user and the app when no action waits for it: a transfer, or anything an earlier page sent.
 * Cancelling or replacing a transaction in the wallet is not a failure.
 *
 * Source  spec R-ACCT-81, R-ACCT-82, R-SEND-50, R-SWAP-61, R-SWAP-62, R-PAY-21, R-PAY-24
 */
import type { KitError } from '../../base/errors/kit-error.js'
import { NATIVE_ASSET } from '../../core/state/payment.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { getPaymentError } from './payment-error.js'
import { enqueueToast } from './toast-queue.js'

/** Shows a toast with the outcome and emits its tracking event; for a transfer only that of a failure, since success was tracked. */
export function notifyOutcome(kit: Kit, sent: TrackedTransaction): void {
  const error = getPaymentError(sent)
  if (!error) enqueueToast(kit, { message: 'Transaction confirmed', name: 'transaction-confirmed' })
  else enqueueToast(kit, { message: error, variant: sent.status === 'replaced' ? 'success' : 'error' })
  const { kind } = sent
  if (kind === 'transfer') trackTransfer(kit, sent, error)
  else if (kind === 'swap' || kind === 'approval') trackSwap(kit, sent, error)
  else if (kind === 'payment') trackPayment(kit, sent, error)
}

/** Tracks failures only: success was tracked when the transfer was sent. */
function trackTransfer(kit: Kit, sent: TrackedTransaction, error: Error | undefined): void {
  const { caipNetworkId: network, isSmartAccount = false, moves } = sent
  const { amount = '', symbol = '', asset: token = symbol } = moves[0] ?? {}
  const message = error && redactSecrets(error.message)
  if (message === undefined) return
  track(kit, { type: 'error', event: 'SEND_ERROR', properties: { network, token, amount, isSmartAccount, message } })
}

function trackSwap(kit: Kit, sent: TrackedTransaction, error: Error | undefined): void {
  const { caipNetworkId: network, isSmartAccount = false, moves, kind } = sent
  const [given, received] = moves
  const properties = {
    ...{ network, isSmartAccount },
    ...{ swapFromToken: given?.symbol ?? '', swapFromAmount: given?.amount ?? '' },
    ...{ swapToToken: received?.symbol ?? '', swapToAmount: received?.amount ?? '' },
  }
  if (error) {
    const event = kind === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
    track(kit, { type: 'error', event, properties: { ...properties, message: error.message } })
  } else if (kind === 'swap') track(kit, { type: 'track', event: 'SWAP_SUCCESS', properties })
}

function trackPayment(kit: Kit, sent: TrackedTransaction, error: KitError | undefined): void {
  const { caipNetworkId: network, moves, recipient = '', paymentId = '', receivedAmount } = sent
  const { amount = '', asset = NATIVE_ASSET } = moves[0] ?? {}
  const isShort = error?.code === 'payment/shortfall'
  const payment = { network, asset, recipient, amount, ...(isShort && { receivedAmount }) }
  const properties = { payment, currentPayment: { id: paymentId, type: 'wallet' } as const, paymentId }
  if (!error) {
    track(kit, { type: 'track', event: 'PAY_SUCCESS', properties })
    return
  }
  const code = isShort ? 'LESS_ARRIVED' : 'GENERIC_PAYMENT_ERROR'
  const message = isShort ? 'Less arrived than was to be paid' : error.message
  track(kit, { type: 'error', event: 'PAY_ERROR', properties: { ...properties, message, code } })
}
