import type { TrackedTransaction } from '../../core/state/pending-state.js'

/**
 * How something that was sent stands, in one word: `sent` waits, `not-seen` waits and no node knows it, `included` is in a block,
 * `final` in one that stays; `reverted` is in a block and did nothing, `replaced` and `cancelled` gave their place to another
 * transaction, `dropped` will never be in a block.
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

/** Tells how it stands. Source: spec R-ACCT-83, R-ACCT-85. */
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

/** Whether more of it may be heard. */
export function isUnsettled({ status, isReorgPossible = false }: TrackedTransaction): boolean {
  return status === 'pending' || isReorgPossible
}
