import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import { getInitialState } from '../../core/state/initial-state.js'
import type { StoredConnection } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'

/** Returns the stored connections of a namespace, the active one first; includes those of other tabs. */
export function getStoredConnections(kit: Kit, namespace: Namespace): readonly StoredConnection[] {
  return getInitialState(kit.storage).connections[namespace] ?? []
}

/** Whether a connection is still stored: neither this tab nor another one ended it. */
export function isStored(kit: Kit, namespace: Namespace, connectorId: string): boolean {
  return getStoredConnections(kit, namespace).some((stored) => stored.connectorId === connectorId)
}

/** Returns the live connections of a namespace, the active one first. */
export function getConnections(kit: Kit, namespace: Namespace): readonly Connection[] {
  return kit.store.get().connect.connections[namespace] ?? []
}

/** Returns a live connection; undefined when the connector is not connected. */
export function getConnection(kit: Kit, namespace: Namespace, connectorId: string): Connection | undefined {
  return getConnections(kit, namespace).find((connection) => connection.connectorId === connectorId)
}
