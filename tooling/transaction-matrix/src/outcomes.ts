/** Outcomes of sent transactions, and the texts that report them. */
import type { Truth } from './chain-setup.js'
import type { Sending } from './run-case.js'

/** Toast texts of an outcome. */
export const ENDS = {
  confirmed: 'Transaction confirmed',
  failed: 'Transaction failed',
  dropped: 'The network dropped it',
  cancelled: 'You cancelled it in your wallet',
  replaced: 'Another transaction took its place',
} as const

/** All of these texts. */
export const WORDS: readonly string[] = Object.values(ENDS)

/** Start of the toast of a completed swap. */
export const SWAPPED = 'Swapped'

/** A sent transaction, and its state on chain. */
export type Sent = { readonly sending: Sending; readonly hash: string; readonly truth: Truth }

/** The text of an outcome. */
export function wordOf(truth: Truth): keyof typeof ENDS {
  if (truth.status === 'replaced') return truth.reason
  return truth.status === 'pending' ? 'dropped' : truth.status
}
