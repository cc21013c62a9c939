/**
 * Asks a wallet while the transaction stack holds an entry for it: the embedded wallet's approval takes the entry off; for any
 * other wallet, and where the question fails before an approval, it is taken off here.
 *
 * Out     what `ask` resolves with
 * Throws  what `ask` throws; the entry is gone then, and none of its callbacks runs
 * Source  spec R-SEND-24, R-SWAP-36, R-STACK-01 to 03
 */
import type { Kit } from '../kit.js'
import { popTransaction, pushTransaction, type TransactionEntry } from './transaction-stack.js'

/** Asks the wallet. */
export async function runTransaction<Answer>(
  kit: Kit,
  ask: () => Promise<Answer>,
  entry: TransactionEntry = {},
): Promise<Answer> {
  pushTransaction(kit, entry)
  try {
    const answer = await ask()
    if (kit.store.get().transactions.at(-1) === entry) popTransaction(kit, 'success')
    return answer
  } finally {
    // Of several that are open any may be answered first.
    kit.store.set(({ transactions }) => ({ transactions: transactions.filter((other) => other !== entry) }))
  }
}
