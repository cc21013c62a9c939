/**
 * Applies a connection to state and storage: its accounts, its network, its wallet.
 *
 * In      connection  from an action, a restore or an adapter's event
 * Source  spec R-STATE-13, R-CONN-41, R-CONN-88 to 90, R-CONN-94, R-CONN-95, R-CONN-113
 */

import { formatCaipAddress } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'
import { INITIAL_ACCOUNT_STATE, UNFETCHED_ACCOUNT } from '../../core/state/account-state.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { getLiveSession, getSessionConnectorType } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnector } from '../../core/state/select-connection.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from '../account/load-balance.js'
import { acceptNetwork } from './accept-network.js'
import { withApprovedNetworks } from './approved-networks.js'
import { addAwaitedConnection, removeAwaitedConnections } from './awaited-connections.js'
import { getStoredConnections } from './select-stored-connections.js'
import { storeConnections } from './stored-connections.js'

/** Makes a connection the active one of its namespace. Listeners are notified once, after all changes. */
export function acceptConnection(kit: Kit, namespace: Namespace, given: Connection): void {
  const connection = withApprovedNetworks(kit, namespace, given)
  kit.store.batch(() => {
    kit.store.set(({ connect }) => {
      const others = (connect.connections[namespace] ?? []).filter(
        ({ connectorId }) => connectorId !== connection.connectorId,
      )
      return {
        connect: {
          ...addAwaitedConnection(
            removeAwaitedConnections(connect, namespace, [connection.connectorId]),
            namespace,
            getPendingStored(kit, namespace, connection),
          ),
          connections: { ...connect.connections, [namespace]: [connection, ...others] },
          restoring: connect.restoring.filter((restored) => restored !== namespace),
        },
      }
    })
    settleStatus(kit)
    updateNetworks(kit, namespace, {
      approvedCaipNetworkIds: connection.approvedCaipNetworkIds,
      supportsAllNetworks: connection.approvedCaipNetworkIds === undefined,
      isUnsupportedChain: false,
    })
    updateWallet(kit, namespace, connection)
    acceptAccounts(kit, namespace, connection.accounts)
    if (connection.caipNetworkId) acceptNetwork(kit, namespace, connection.caipNetworkId)
    storeConnections(kit)
    loadBalance(kit, namespace)
  })
}

/** The stored wallet whose restore is still pending while the user has connected another wallet. */
function getPendingStored(kit: Kit, namespace: Namespace, { connectorId }: Connection): StoredConnection | undefined {
  const { attempt, restoring } = kit.store.get().connect
  if (attempt?.connectorId !== connectorId || !restoring.includes(namespace)) return undefined
  return getStoredConnections(kit, namespace).find((stored) => stored.connectorId !== connectorId)
}

/** Sets the accounts that a wallet shares; the first one becomes active. */
export function acceptAccounts(kit: Kit, namespace: Namespace, accounts: readonly ConnectionAccount[]): void {
  const networks = selectNetworks(kit.store.get(), namespace)
  const [first] = accounts
  if (!networks || !first) return
  const isSame = selectAccount(kit.store.get(), namespace).address === first.address
  updateAccount(kit, namespace, {
    allAccounts: accounts.map((account) => ({ ...account, namespace })),
    address: first.address,
    caipAddress: formatCaipAddress(networks.active, first.address),
    ...(!isSame && UNFETCHED_ACCOUNT),
  })
}

/** Sets the kit's connection status from attempt, restores and connections. */
export function settleStatus({ store }: Kit): void {
  store.set(({ connect }) => {
    const isConnected = Object.values(connect.connections).some((connections) => connections.length > 0)
    const isBusy = connect.attempt !== undefined || (connect.restoring.length > 0 && !isConnected)
    const status = isBusy ? 'connecting' : isConnected ? 'connected' : 'disconnected'
    return { connect: { ...connect, status } }
  })
}

function updateWallet(kit: Kit, namespace: Namespace, { connectorId, name, icon }: Connection): void {
  const connector = selectConnector(kit.store.get(), connectorId, namespace)
  const { addressLabels } = selectAccount(kit.store.get(), namespace)
  const details = getLiveSession(kit, connectorId)?.details?.(namespace)
  updateAccount(kit, namespace, {
    ...INITIAL_ACCOUNT_STATE,
    addressLabels,
    ...details,
    connectedWalletInfo: {
      name: name ?? connector?.name ?? connectorId,
      icon: icon ?? connector?.imageUrl,
      type: connector?.type ?? getSessionConnectorType(connectorId),
      rdns: connector?.info?.rdns,
      ...details?.connectedWalletInfo,
    },
  })
}
