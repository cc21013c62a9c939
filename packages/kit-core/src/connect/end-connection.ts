/**
 * Takes a connection out of the state. Nothing is asked of the wallet here.
 *
 * In      connectorId  all connections of the namespace when absent
 * Source  spec R-CONN-89, R-CONN-96, R-CONN-102, R-MODAL-29, R-STATE-06
 */
import { clearCachedBalance } from '../account/balance-cache.js'
import { selectAccount } from '../account/select-account.js'
import { resetAccount } from '../account/update-account.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { currentRoute } from '../navigation/state.js'
import { updateNetworks } from '../network/set-active-network.js'
import { acceptConnection, settleStatus } from './accept-connection.js'
import { storeConnections } from './stored-connections.js'

/** Ends one connection or all of a namespace. Another wallet of the namespace, if connected, becomes active. */
export function endConnection(kit: Kit, namespace: Namespace, connectorId?: string): void {
  const before = kit.store.get().connect.connections[namespace] ?? []
  const left = connectorId === undefined ? [] : before.filter((connection) => connection.connectorId !== connectorId)
  const isRestoring = kit.store.get().connect.restoring.includes(namespace)
  if (before.length === left.length && !isRestoring) return

  const wasActive = before[0] !== left[0]
  const { caipAddress } = selectAccount(kit.store.get(), namespace)
  kit.store.set(({ connect }) => ({
    connect: {
      ...connect,
      connections: { ...connect.connections, [namespace]: left },
      restoring: connect.restoring.filter((restored) => restored !== namespace),
    },
  }))
  settleStatus(kit)
  const [next] = left
  if (wasActive && next) {
    acceptConnection(kit, namespace, next)
    return
  }
  if (next === undefined) {
    if (caipAddress) clearCachedBalance(kit.storage, caipAddress)
    resetAccount(kit, namespace)
    updateNetworks(kit, namespace, {
      approvedCaipNetworkIds: undefined,
      supportsAllNetworks: true,
      isUnsupportedChain: false,
    })
  }
  storeConnections(kit)
  const { modal, navigation, network } = kit.store.get()
  const showsConnecting = currentRoute(navigation).view === 'ConnectingExternal'
  if (modal.open && !next && network.activeNamespace === namespace && !showsConnecting) close(kit)
}
