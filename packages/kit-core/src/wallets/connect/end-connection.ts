/**
 * Takes a connection out of the state. Nothing is asked of the wallet here; the adapter is told which one goes on. When the
 * namespace the visitor looks at has none left, another connected one takes its place.
 *
 * In      connectorIds  all connections of the namespace when absent, one that is being restored or awaited included
 *         isKept        what is stored stays: the wallet is away, and its connection comes back
 * Source  spec R-FLOW-33, R-CONN-89, R-CONN-96, R-CONN-102, R-CONN-116, R-MODAL-29, R-STATE-06
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { currentRoute, selectIsSwitchingNamespace } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import { showConnected } from '../../core/state/switch-to-connected-namespace.js'
import { resetAccount } from '../../core/state/update-account.js'
import { VIEWS_OF_A_WALLET } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { reset } from '../../navigation/navigate.js'
import { clearCaches } from '../account/clear-caches.js'
import { acceptConnection, settleStatus } from './accept-connection.js'
import { removeAwaitedConnections } from './awaited-connections.js'
import { storeConnections } from './stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'

/** Ends some connections of a namespace or all. Another wallet of the namespace, if connected, becomes active. */
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
    } else if (!next) switchAwayFromNamespace(kit, namespace)
    storeConnections(kit, isKept ? undefined : { namespace, connectorIds })
    if (next || network.activeNamespace !== namespace) return
    if (before.length > 0) leaveViews(kit)
    showConnected(kit)
  })
}

/** Empties what is known of a namespace's account and of its wallet's networks. */
function switchAwayFromNamespace(kit: Kit, namespace: Namespace): void {
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

/** Without its address the modal has nothing to show, but for a wallet that is being connected; one that asked for a decision about the network offers wallets again. */
function leaveViews(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || selectIsSwitchingNamespace(navigation)) return
  if (navigation.history.some(({ view }) => view === 'UnsupportedChain')) reset(kit, { view: 'Connect' })
  else if (!VIEWS_OF_A_WALLET.includes(currentRoute(navigation).view)) close(kit)
}
