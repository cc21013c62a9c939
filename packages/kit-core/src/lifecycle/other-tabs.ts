/**
 * Follows the other tabs of the same site: what one connects, disconnects or switches, all do.
 *
 * Source  spec R-STORE-19, R-CONN-112
 */
import { NAMESPACES } from '../caip/namespace.js'
import { endConnection } from '../connect/end-connection.js'
import { reconnect } from '../connect/reconnect.js'
import type { Kit } from '../kit.js'
import { setActiveNetwork } from '../network/set-active-network.js'
import { ACTIVE_NETWORK_KEY, CONNECTION_STATUS_KEY } from '../storage/keys.js'

/** Begins to listen; the returned function ends it. */
export function mirrorOtherTabs(kit: Kit): () => void {
  return kit.storage.onChange((keyName) => {
    if (keyName === undefined || keyName === CONNECTION_STATUS_KEY.name) followStatus(kit)
    else if (keyName === ACTIVE_NETWORK_KEY.name) {
      const caipNetworkId = kit.storage.get(ACTIVE_NETWORK_KEY)
      if (caipNetworkId) setActiveNetwork(kit, caipNetworkId)
    }
  })
}

function followStatus(kit: Kit): void {
  const isConnected = kit.store.get().connect.status === 'connected'
  if (kit.storage.get(CONNECTION_STATUS_KEY) === 'connected') {
    if (!isConnected)
      void reconnect(kit).catch((error: unknown) => kit.log.error('Another tab could not be followed', error))
    return
  }
  for (const namespace of NAMESPACES) {
    const connections = kit.store.get().connect.connections[namespace] ?? []
    for (const { connectorId } of connections) {
      endConnection(kit, namespace, connectorId)
      kit.adapters
        .get(namespace)
        ?.disconnect({ connectorId })
        .catch((error: unknown) => kit.log.debug('The wallet could not be told', error))
    }
  }
}
