/**
 * Has the wallet send what was built. The stack holds an entry while it is asked: the embedded wallet's approval takes it
 * off and is left then, for any other wallet it is taken off here.
 *
 * Out     the transaction's hash
 * Throws  ProviderNotFoundError, CapabilityMissingError, what the adapter throws
 * Source  spec R-SWAP-32, R-SWAP-34, R-SWAP-36, R-STACK-01 to 03
 */
import { adapterOf } from '../adapter/adapter-of.js'
import { CapabilityMissingError, ProviderNotFoundError } from '../adapter/errors.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { goBack } from '../navigation/go-back.js'
import { currentRoute } from '../navigation/state.js'
import { popTransaction, pushTransaction, type TransactionEntry } from '../navigation/transaction-stack.js'
import type { BuiltTransaction } from './build-swap.js'
import type { SwapSession } from './swap-session.js'

/** Asks the wallet. */
export async function askWallet(
  kit: Kit,
  { namespace, address, network }: SwapSession,
  { to, data, value, gas, gasPrice }: BuiltTransaction,
): Promise<string> {
  const adapter = adapterOf(kit, namespace)
  const connection = selectConnection(kit.store.get(), namespace)
  if (!connection) throw new ProviderNotFoundError()
  if (!adapter.sendTransaction) throw new CapabilityMissingError(namespace, 'sendTransaction')
  const entry: TransactionEntry = { onSuccess: () => leaveApproval(kit) }
  pushTransaction(kit, entry)
  try {
    const { hash } = await adapter.sendTransaction({
      connectorId: connection.connectorId,
      address,
      to,
      data,
      value: value > 0n ? value : undefined,
      gas: gas > 0n ? gas : undefined,
      gasPrice: gasPrice > 0n ? gasPrice : undefined,
      network,
    })
    if (kit.store.get().transactions.at(-1) === entry) popTransaction(kit, 'success')
    return hash
  } catch (error) {
    kit.store.set(({ transactions }) => ({ transactions: transactions.filter((other) => other !== entry) }))
    throw error
  }
}

function leaveApproval(kit: Kit): void {
  if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
}
