/**
 * Sends a wallet request with an entry on the transaction stack. The embedded wallet's approval view pops the entry.
 * For any other wallet, this function pops it once the request has succeeded.
 *
 * In      send   sends the request
 *         entry  callbacks of the flow; none by default
 * Throws  what `send` throws; an entry still on the stack is then removed without a callback
 * Source  spec R-SEND-24, R-SWAP-36, R-STACK-01 to 03
 */
import type { Kit } from '../kit.js'
import type { TransactionEntry } from './transaction-entry.js'
import { popTransaction, pushTransaction } from './transaction-stack.js'

export async function runTransaction<Result>(
  kit: Kit,
  send: () => Promise<Result>,
  entry: TransactionEntry = {},
): Promise<Result> {
  pushTransaction(kit, entry)
  try {
    const result = await send()
    if (kit.store.get().transactions.at(-1) === entry) popTransaction(kit, 'success')
    return result
  } finally {
    // Removes this entry, not the last one: of several open requests any can finish first.
    kit.store.set(({ transactions }) => ({ transactions: transactions.filter((other) => other !== entry) }))
  }
}
