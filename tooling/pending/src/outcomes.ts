/** How what was sent ends, and in which words its visitor is told. */
import type { Truth } from './chain-setup.js'
import type { Sending } from './run-case.js'

/** What toasts say of an end. */
export const ENDS = {
  confirmed: 'Transaction confirmed',
  failed: 'Transaction failed',
  dropped: 'The network dropped it',
  cancelled: 'You cancelled it in your wallet',
  replaced: 'Another transaction took its place',
} as const

/** All of that. */
export const WORDS: readonly string[] = Object.values(ENDS)

/** What the toast of a swap begins with that was carried out. */
export const SWAPPED = 'Swapped'

/** What was sent, and how it stands in the chain. */
export type Sent = { readonly sending: Sending; readonly hash: string; readonly truth: Truth }

/** The word of an end. */
export function wordOf(truth: Truth): keyof typeof ENDS {
  if (truth.status === 'replaced') return truth.reason
  return truth.status === 'pending' ? 'dropped' : truth.status
}
