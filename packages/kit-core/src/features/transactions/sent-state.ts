import type { FollowedTransaction } from '../../core/state/pending-state.js'

/**
 * How something that was sent stands, in one word: `sent` waits, `unheard` waits and no node knows it, `included` is in a block,
 * `final` in one that stays; `reverted` is in a block and did nothing, `replaced` and `cancelled` gave their place to another
 * transaction, `dropped` will never be in a block.
 */
export type SentState = 'sent' | 'unheard' | 'included' | 'final' | 'reverted' | 'replaced' | 'cancelled' | 'dropped'

/** Tells how it stands. Source: spec R-ACCT-83, R-ACCT-85. */
export function sentState({ status, mayChange, isUnheard, reason }: FollowedTransaction): SentState {
  if (status === 'pending') return isUnheard ? 'unheard' : 'sent'
  if (status === 'confirmed') return mayChange ? 'included' : 'final'
  if (status === 'failed') return 'reverted'
  return reason === 'cancelled' ? reason : status
}

/** Whether more of it may be heard. */
export function isOpen({ status, mayChange = false }: FollowedTransaction): boolean {
  return status === 'pending' || mayChange
}
