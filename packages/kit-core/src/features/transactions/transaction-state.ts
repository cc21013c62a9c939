import type { TrackedTransaction } from '../../core/state/pending-state.js'

/**
 * State of a sent transaction. `sent`: pending. `not-seen`: pending, and no node knows it. `included`: in a block. `final`:
 * in a final block. `reverted`: in a block without effect. `replaced`, `cancelled`: another transaction took its place.
 * `dropped`: it will never be in a block.
 */
export type TransactionState =
  | 'sent'
  | 'not-seen'
  | 'included'
  | 'final'
  | 'reverted'
  | 'replaced'
  | 'cancelled'
  | 'dropped'

/** Returns the state of a tracked transaction. Source: spec R-ACCT-83, R-ACCT-85. */
export function getTransactionState({
  status,
  isReorgPossible,
  isNotSeen,
  reason,
}: TrackedTransaction): TransactionState {
  if (status === 'pending') return isNotSeen ? 'not-seen' : 'sent'
  if (status === 'confirmed') return isReorgPossible ? 'included' : 'final'
  if (status === 'failed') return 'reverted'
  return reason === 'cancelled' ? reason : status
}

/** Whether the transaction's state may still change: it is pending, or a reorg could still remove it. */
export function isUnsettled({ status, isReorgPossible = false }: TrackedTransaction): boolean {
  return status === 'pending' || isReorgPossible
}
