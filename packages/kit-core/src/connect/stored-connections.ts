/**
 * What is remembered of connections between page loads.
 *
 * Source  spec R-STORE-02 to 05, R-STORE-11, R-STATE-05, R-CONN-94, R-CONN-107
 */
import type { Namespace } from '../caip/namespace.js'
import { NAMESPACES } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import {
  CONNECTED_CONNECTOR_IDS_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTED_WALLETS_KEY,
  CONNECTION_STATUS_KEY,
  CONNECTIONS_KEY,
  type StoredConnection,
} from '../storage/keys.js'
import { selectConnector } from './select-connection.js'

/** Writes the connections of the present state. */
export function storeConnections({ store, storage }: Kit): void {
  const state = store.get()
  const stored: Partial<Record<Namespace, StoredConnection[]>> = {}
  const connectorIds: Partial<Record<Namespace, string>> = {}
  const wallets = { ...storage.get(CONNECTED_WALLETS_KEY) }
  for (const namespace of NAMESPACES) {
    const connections = state.connect.connections[namespace] ?? []
    const [active] = connections
    if (!active) {
      delete wallets[namespace]
      continue
    }
    stored[namespace] = connections.map(({ connectorId, accounts, caipNetworkId, name }) => ({
      connectorId,
      accounts: accounts.map(({ address, type }) => ({ address, ...(type && { type }) })),
      ...(caipNetworkId && { caipNetworkId }),
      ...(name && { name }),
    }))
    connectorIds[namespace] = active.connectorId
    const connector = selectConnector(state, active.connectorId, namespace)
    wallets[namespace] = {
      id: active.connectorId,
      name: active.name ?? connector?.name ?? active.connectorId,
      ...(connector && { type: connector.type }),
    }
  }
  const namespaces = NAMESPACES.filter((namespace) => stored[namespace] !== undefined)
  if (namespaces.length === 0) {
    forgetConnections(storage)
    return
  }
  storage.set(CONNECTIONS_KEY, stored)
  storage.set(CONNECTED_CONNECTOR_IDS_KEY, connectorIds)
  storage.set(CONNECTED_WALLETS_KEY, wallets)
  storage.set(CONNECTED_NAMESPACES_KEY, namespaces)
  storage.set(CONNECTION_STATUS_KEY, 'connected')
}

/** Removes all that is remembered of connections. The status goes last: other tabs listen to it. */
export function forgetConnections(storage: Kit['storage']): void {
  storage.remove(CONNECTIONS_KEY)
  storage.remove(CONNECTED_CONNECTOR_IDS_KEY)
  storage.remove(CONNECTED_WALLETS_KEY)
  storage.remove(CONNECTED_NAMESPACES_KEY)
  if (storage.get(CONNECTION_STATUS_KEY) !== undefined) storage.set(CONNECTION_STATUS_KEY, 'disconnected')
}
