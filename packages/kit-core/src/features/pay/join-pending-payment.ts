/**
 * Joins a wallet payment that is already pending: sent by an earlier page, by another tab, or before another payment replaced it
 * here. A repeated request returns the pending payment, so that the user does not pay twice.
 *
 * Out     the payment becomes the current one; resolves once it is settled. Does not send tracking events, which the page that
 *         sent it does. A transaction that no node has seen yet counts: it may still arrive
 * Throws  PayError   the transaction failed, or delivered less than the amount; also in the state
 * Source  spec R-PAY-21, R-PAY-40
 */
import { isSameAmount } from '../../base/amount/is-same-amount.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { NATIVE_ASSET, type Payment } from '../../core/state/payment.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { selectTrackedTransactions } from '../transactions/select-tracked-transactions.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { toUnpaidError } from './errors.js'
import { resumePayment } from './payment-handle.js'
import { selectPay } from './select-pay.js'
import { INITIAL_PAY_STATE } from './state.js'

/** Joins the pending payment with the same network, asset, amount and recipient; undefined if there is none. */
export function joinPendingPayment(kit: Kit, payment: Payment): Promise<{ readonly hash: string }> | undefined {
  const sent = findPending(kit.store.get(), payment)
  return sent && joinSentPayment(kit, payment, sent)
}

/** Joins a payment whose transaction is known. */
export async function joinSentPayment(
  kit: Kit,
  payment: Payment,
  sent: TrackedTransaction,
): Promise<{ readonly hash: string }> {
  const { hash, paymentId: id = hash } = sent
  const current = { id, type: 'wallet' } as const
  const { exchanges, exchangesStatus } = selectPay(kit.store.get())
  const pending = { status: 'initiated', hash, isStatusUnknown: true } as const
  kit.store.set({ pay: { ...INITIAL_PAY_STATE, payment, exchanges, exchangesStatus, current, ...pending } })
  const { update } = resumePayment(kit, payment, current)
  const end = await waitForOutcome(kit, hash)
  const { getPaymentError } = await loadPendingRecorder()
  const failure = end && getPaymentError(end)
  if (failure) {
    const error = toUnpaidError(failure)
    update({ status: 'failed', error: error.reason })
    throw error
  }
  const settledAs = end?.settledAs ?? hash
  if (end?.status === 'confirmed') update({ status: 'success', isStatusUnknown: false, hash: settledAs })
  return { hash: settledAs }
}

function findPending(state: KitState, payment: Payment): TrackedTransaction | undefined {
  return selectTrackedTransactions(state).find((sent) => sent.status === 'pending' && isPaymentOf(sent, payment))
}

/** Whether a transaction was sent for a payment with the same network, asset, amount and recipient. */
export function isPaymentOf(sent: TrackedTransaction, { paymentAsset, amount, recipient }: Payment): boolean {
  const { kind, caipNetworkId, recipient: sentTo = '', moves } = sent
  const [move] = moves
  return (
    kind === 'payment' &&
    caipNetworkId === paymentAsset.network &&
    move !== undefined &&
    isSameAmount(move.amount, amount) &&
    isSameAddress(move.asset ?? NATIVE_ASSET, paymentAsset.asset) &&
    isSameAddress(sentTo, recipient)
  )
}
