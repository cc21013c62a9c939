/**
 * A payment from the wallet that is pending already: sent by an earlier page, by another tab, or before another payment took its
 * place here. Whoever asks for it again gets that one, and nobody pays twice.
 *
 * Out     the state shows it as it stands; resolves once it has ended, which whoever follows it tells the app. Undefined where none
 *         is pending. One that no node has seen yet counts: it may still arrive
 * Throws  PayError   it was not carried out, or brought less; told by the state too
 * Source  spec R-PAY-21, R-PAY-40
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { NATIVE_ASSET, type Payment } from '../../core/state/payment.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { selectTrackedTransactions } from '../transactions/select-pending.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import { resumePayment } from './begin-payment.js'
import { unpaid } from './errors.js'
import { selectPay } from './select-pay.js'
import { FIRST_PAY_STATE } from './state.js'

/** Joins it. */
export function joinPending(kit: Kit, payment: Payment): Promise<{ readonly hash: string }> | undefined {
  const sent = findPending(kit.store.get(), payment)
  return sent && join(kit, payment, sent)
}

/** Shows it as it stands. */
export async function join(kit: Kit, payment: Payment, sent: TrackedTransaction): Promise<{ readonly hash: string }> {
  const { hash, paymentId: id = hash } = sent
  const current = { id, type: 'wallet' } as const
  const { exchanges, exchangesStatus } = selectPay(kit.store.get())
  const pending = { status: 'initiated', hash, isStatusUnknown: true } as const
  kit.store.set({ pay: { ...FIRST_PAY_STATE, payment, exchanges, exchangesStatus, current, ...pending } })
  const { update } = resumePayment(kit, payment, current)
  const end = await waitForOutcome(kit, hash)
  const { paymentError } = await loadPendingRecorder()
  const failure = end && paymentError(end)
  if (failure) {
    const error = unpaid(failure)
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

/** Whether it was sent for such a payment. */
export function isPaymentOf(sent: TrackedTransaction, { paymentAsset, amount, recipient }: Payment): boolean {
  const { kind, caipNetworkId, receiver = '', moves } = sent
  const [move] = moves
  return (
    kind === 'payment' &&
    caipNetworkId === paymentAsset.network &&
    move?.amount === amount &&
    isSameAddress(move.asset ?? NATIVE_ASSET, paymentAsset.asset) &&
    isSameAddress(receiver, recipient)
  )
}
