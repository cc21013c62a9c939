/**
 * Sends a wallet request with an entry on the transaction stack. The embedded wallet's approval pops the entry. For any
 * other wallet, and when the request fails before an approval, this function removes it.
 *
 * Out     what `ask` resolves with
 * Throws  what `ask` throws; then the entry is removed and none of its callbacks runs
 * Source  spec R-SEND-24, R-SWAP-36, R-STACK-01 to 03
 */
import type { Kit } from '../kit.js'
import { popTransaction, pushTransaction, type TransactionEntry } from './transaction-stack.js'

/** Sends the wallet request. */
export async function runTransaction<Result>(
  kit: Kit,
  ask: () => Promise<Result>,
  entry: TransactionEntry = {},
): Promise<Result> {
  pushTransaction(kit, entry)
  try {
    const result = await ask()
    if (kit.store.get().transactions.at(-1) === entry) popTransaction(kit, 'success')
    return result
  } finally {
    // Removes this entry, not the last one: of several open requests any can finish first.
    kit.store.set(({ transactions }) => ({ transactions: transactions.filter((other) => other !== entry) }))
  }
}
