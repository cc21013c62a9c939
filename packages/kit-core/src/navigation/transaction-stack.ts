/**
 * The transaction stack: callbacks for when a request that opened the approval view is finished.
 *
 * Source  spec R-STACK-01 to 06
 */

import type { Kit } from '../kit.js'
import { goBack } from './go-back.js'
import type { TransactionEntry } from './transaction-entry.js'

/** How a request finished. */
export type TransactionOutcome = 'success' | 'error' | 'cancel'

/** Pushes an entry before the request. */
export function pushTransaction({ store }: Kit, entry: TransactionEntry = {}): void {
  store.set(({ transactions }) => ({ transactions: [...transactions, entry] }))
}

/**
 * Pops the last entry and runs its callback. An error or a cancel also goes back one view. Does nothing on an empty
 * stack.
 */
export function popTransaction(kit: Kit, outcome: TransactionOutcome): void {
  if (endTransaction(kit, outcome) && outcome !== 'success') goBack(kit)
}

/** Pops the last entry and runs its callback, without navigating. Returns false for an empty stack. */
export function endTransaction(kit: Kit, outcome: TransactionOutcome): boolean {
  const entry = kit.store.get().transactions.at(-1)
  if (!entry) return false
  kit.store.set(({ transactions }) => ({ transactions: transactions.slice(0, -1) }))
  const callbacks = { success: entry.onSuccess, error: entry.onError, cancel: entry.onCancel }
  try {
    callbacks[outcome]?.()
  } catch (error) {
    kit.log.error('A transaction callback failed', error)
  }
  return true
}
