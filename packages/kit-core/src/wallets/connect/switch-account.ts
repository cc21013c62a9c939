/**
 * Makes another account of the connected wallet the active one: in state, in storage (for reloads and other
 * tabs), and in the chain's library. Sends nothing to the wallet. If the wallet later lists another account first, that one
 * is used.
 *
 * In      namespace  the active one when undefined
 *         address    of an account the wallet shares; the case of hexadecimal ones is ignored
 * Throws  AdapterNotFoundError, WalletUnavailableError, ProviderNotFoundError when no wallet is connected,
 *         AccountNotFoundError when the wallet does not share this account
 * Source  spec R-VIEW-44, R-FLOW-23, R-STATE-13, R-STATE-14, R-CONN-91, R-CONN-113, R-CONN-149
 */

import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { AccountNotFoundError } from '../../base/errors/disconnect-errors.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import { isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { putAccountFirst } from './put-account-first.js'
import { waitForReconnect } from './wait-for-reconnect.js'

/** The account to make active. */
export type SwitchAccountParams = { namespace?: Namespace | undefined; address: string }

/** Makes another account the active one; does nothing for the account that already is. */
export async function switchAccount(kit: Kit, params: SwitchAccountParams): Promise<void> {
  const { namespace, address: given } = parseInput(params, { namespace: isMaybeText, address: isText })
  const reconnected = waitForReconnect(kit, namespace)
  if (reconnected) await reconnected
  const target = namespace ?? kit.store.get().network.activeNamespace
  const adapter = getAdapter(kit, target)
  const { connectorId, accounts } = connectionOf(kit, target)
  const { address } = accountOf(accounts, given)
  if (accounts[0]?.address === address) return
  await adapter.switchAccount?.({ connectorId, address })
  const now = connectionOf(kit, target)
  if (now.connectorId !== connectorId) throw new ProviderNotFoundError()
  accountOf(now.accounts, address)
  putAccountFirst(kit, target, connectorId, address)
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
