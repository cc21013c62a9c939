import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Kit } from '../../kit.js'
import { removeAwaitedConnections } from './awaited-connections.js'
import { getConnection, getConnections } from './select-stored-connections.js'
import { storeConnections } from './stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'

/** Appends a connection as inactive. The active one stays active, in the chain's library too. */
export function addInactiveConnection(kit: Kit, namespace: Namespace, connection: Connection): void {
  const { connectorId } = connection
  if (getConnection(kit, namespace, connectorId)) return
  kit.store.set(({ connect }) => ({
    connect: {
      ...removeAwaitedConnections(connect, namespace, [connectorId]),
      connections: { ...connect.connections, [namespace]: [...getConnections(kit, namespace), connection] },
    },
  }))
  storeConnections(kit)
  const [active] = getConnections(kit, namespace)
  if (active) syncActiveConnection(kit, namespace, active.connectorId)
}
