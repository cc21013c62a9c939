/**
 * Has the wallet send. The stack holds an entry while it is asked: the embedded wallet's approval takes it off, for any other
 * wallet it is taken off here.
 *
 * Out     the transaction's hash
 * Throws  what the adapter throws
 * Source  spec R-SEND-17 to 19, R-SEND-24, R-STACK-01 to 03
 */
import type { Kit } from '../kit.js'
import { popTransaction, pushTransaction, type TransactionEntry } from '../navigation/transaction-stack.js'
import type { Transfer } from './read-transfer.js'

/** Asks the wallet. */
export async function askSender(kit: Kit, transfer: Transfer): Promise<string> {
  const { place, network, sender, tokenAddress, value, receiver: to } = transfer
  const { connectorId, address } = place
  const entry: TransactionEntry = {}
  pushTransaction(kit, entry)
  try {
    const asked = { connectorId, address, to, value, network }
    const { hash } =
      tokenAddress === undefined
        ? await sender.sendTransaction(asked)
        : await sender.sendToken({ ...asked, tokenAddress })
    if (kit.store.get().transactions.at(-1) === entry) popTransaction(kit, 'success')
    return hash
  } catch (error) {
    kit.store.set(({ transactions }) => ({ transactions: transactions.filter((other) => other !== entry) }))
    throw error
  }
}
