/**
 * Has the wallet send what was built. The embedded wallet's approval is left then.
 *
 * Out     the transaction's hash
 * Throws  WalletAwayError, ProviderNotFoundError, CapabilityMissingError, what the adapter throws
 * Source  spec R-SWAP-32, R-SWAP-34, R-SWAP-36, R-SWAP-93, R-STACK-01 to 03, R-CONN-149
 */
import { adapterOf } from '../adapter/adapter-of.js'
import { CapabilityMissingError, ProviderNotFoundError } from '../adapter/errors.js'
import { selectConnection } from '../connect/select-connection.js'
import { assertBack } from '../connect/until-back.js'
import type { Kit } from '../kit.js'
import { goBack } from '../navigation/go-back.js'
import { runTransaction } from '../navigation/run-transaction.js'
import { currentRoute } from '../navigation/state.js'
import type { BuiltTransaction } from './build-swap.js'
import type { SwapSession } from './swap-session.js'

/** Asks the wallet. */
export async function askWallet(
  kit: Kit,
  { namespace, address, network }: SwapSession,
  { to, data, value, gas }: BuiltTransaction,
): Promise<string> {
  const { sendTransaction } = adapterOf(kit, namespace)
  const connection = selectConnection(kit.store.get(), namespace)
  assertBack(kit.store.get(), namespace)
  if (!connection) throw new ProviderNotFoundError()
  if (!sendTransaction) throw new CapabilityMissingError(namespace, 'sendTransaction')
  const ask = () =>
    sendTransaction({
      connectorId: connection.connectorId,
      address,
      to,
      data,
      value: value > 0n ? value : undefined,
      gas: gas > 0n ? gas : undefined,
      network,
    })
  const { hash } = await runTransaction(kit, ask, { onSuccess: () => leaveApproval(kit) })
  return hash
}

function leaveApproval(kit: Kit): void {
  if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
}
