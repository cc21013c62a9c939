/**
 * Makes another account of the connected wallet the one in use: in state, in what is remembered, so that a reload and other
 * tabs have it, and in the chain's library. The wallet is asked nothing; one that later tells another account first is followed.
 *
 * In      namespace  the active one when absent
 *         address    of an account the wallet opened; hexadecimal ones whatever their case
 * Throws  AdapterNotFoundError, WalletUnavailableError, ProviderNotFoundError when no wallet is connected,
 *         AccountNotFoundError when the wallet did not open this one
 * Source  spec R-VIEW-44, R-FLOW-23, R-STATE-13, R-STATE-14, R-CONN-91, R-CONN-113, R-CONN-149
 */

import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import { AccountNotFoundError } from '../../base/errors/leave-errors.js'
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { putAccountFirst } from './put-account-first.js'
import { waitForReconnect } from './wait-for-reconnect.js'

/** Which account becomes the one in use. */
export type SwitchAccountParams = { namespace?: Namespace | undefined; address: string }

/** Makes another account the one in use; one that is already stays as it is. */
export async function switchAccount(kit: Kit, { namespace, address: given }: SwitchAccountParams): Promise<void> {
  const back = waitForReconnect(kit, namespace)
  if (back) await back
  const asked = namespace ?? kit.store.get().network.activeNamespace
  const adapter = getAdapter(kit, asked)
  const { connectorId, accounts } = connectionOf(kit, asked)
  const { address } = accountOf(accounts, given)
  if (accounts[0]?.address === address) return
  await adapter.switchAccount?.({ connectorId, address })
  const now = connectionOf(kit, asked)
  if (now.connectorId !== connectorId) throw new ProviderNotFoundError()
  accountOf(now.accounts, address)
  putAccountFirst(kit, asked, connectorId, address)
}

function connectionOf(kit: Kit, namespace: Namespace): Connection {
  const connection = selectConnection(kit.store.get(), namespace)
  if (!connection) throw new ProviderNotFoundError()
  return connection
}

function accountOf(accounts: readonly ConnectionAccount[], address: string): ConnectionAccount {
  const found = accounts.find((account) => isSameAddress(account.address, address))
  if (!found) throw new AccountNotFoundError(address)
  return found
}
