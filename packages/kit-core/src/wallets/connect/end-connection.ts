/**
 * Removes connections from state and storage. Sends nothing to the ended wallets; notifies the adapter of the wallet
 * that becomes active. When the active namespace has no connection left, another connected namespace becomes active,
 * and the modal closes unless it connects a wallet.
 *
 * In      connectorIds  all connections of the namespace when undefined, including one being restored or awaited
 *         isKept        keeps the connection in storage: its wallet is unavailable and will be reconnected
 * Source  spec R-FLOW-33, R-CONN-89, R-CONN-96, R-CONN-102, R-CONN-116, R-MODAL-29, R-STATE-06
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { currentRoute, selectIsSwitchingNamespace } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import { switchToConnectedNamespace } from '../../core/state/switch-to-connected-namespace.js'
import { resetAccount } from '../../core/state/update-account.js'
import { getViewRow } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { reset } from '../../navigation/navigate.js'
import { clearCaches } from '../account/clear-caches.js'
import { acceptConnection, settleStatus } from './accept-connection.js'
import { removeAwaitedConnections } from './awaited-connections.js'
import { storeConnections } from './stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'

export function endConnection(kit: Kit, namespace: Namespace, connectorIds?: readonly string[], isKept = false): void {
  kit.store.batch(() => {
    const { connect, network } = kit.store.get()
    const before = connect.connections[namespace] ?? []
    const isRestoreEnded = connectorIds === undefined && connect.restoring.includes(namespace)
    const isEnded = ({ connectorId }: { connectorId: string }) => connectorIds?.includes(connectorId) ?? true
    const isAwaitOver = !isKept && connect.awaitingReconnect[namespace]?.some(isEnded) === true
    const left = before.filter((connection) => !isEnded(connection))
    if (before.length === left.length && !isRestoreEnded && !isAwaitOver) return

    kit.store.set({
      connect: {
        ...(isAwaitOver ? removeAwaitedConnections(connect, namespace, connectorIds) : connect),
        connections: { ...connect.connections, [namespace]: left },
        restoring: connect.restoring.filter((restored) => restored !== namespace || !isRestoreEnded),
      },
    })
    settleStatus(kit)
    const [next] = left
    if (next && before[0] !== next) {
      acceptConnection(kit, namespace, next)
      syncActiveConnection(kit, namespace, next.connectorId)
    } else if (!next) clearNamespace(kit, namespace)
    storeConnections(kit, isKept ? undefined : { namespace, connectorIds })
    if (next || network.activeNamespace !== namespace) return
    if (before.length > 0) leaveViews(kit)
    switchToConnectedNamespace(kit)
  })
}

/** Clears the state and caches of a namespace's account and of its wallet's networks. */
function clearNamespace(kit: Kit, namespace: Namespace): void {
  const { allAccounts } = selectAccount(kit.store.get(), namespace)
  clearCaches(
    kit.storage,
    namespace,
    allAccounts.map(({ address }) => address),
  )
  resetAccount(kit, namespace)
  updateNetworks(kit, namespace, {
    approvedCaipNetworkIds: undefined,
    supportsAllNetworks: true,
    isUnsupportedChain: false,
  })
}

/**
 * Closes the modal when it has no account to show, unless a wallet is being connected. From `UnsupportedChain`, it returns
 * to `Connect`.
 */
function leaveViews(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || selectIsSwitchingNamespace(navigation)) return
  if (navigation.history.some(({ view }) => view === 'UnsupportedChain')) reset(kit, { view: 'Connect' })
  else if (getViewRow(currentRoute(navigation).view)[0] !== 'wallet') close(kit)
}
