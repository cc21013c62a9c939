/**
 * Applies a connection that its wallet has restored: as the active one if it is stored first or its namespace has no
 * other, else as inactive. Revokes a connection the user ended meanwhile. Leaves one the user is reconnecting to that
 * attempt.
 *
 * Source  spec R-CONN-106, R-CONN-113, R-CONN-116, R-CONN-146, R-CONN-147, R-CONN-173
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from './accept-connection.js'
import { addInactiveConnection } from './add-inactive-connection.js'
import { isConnecting } from './attempt.js'
import { bufferEvents } from './buffer-events.js'
import { exitConnectViews } from './exit-connect-views.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { getConnection, getConnections, getStoredConnections, isStored } from './select-stored-connections.js'

/** Applies a restored connection. Notifies the chain's library of the active wallet first, so that both show the same. */
export async function acceptReconnection(kit: Kit, namespace: Namespace, connection: Connection): Promise<void> {
  const release = bufferEvents(kit, namespace, connection.connectorId)
  await applyReconnection(kit, namespace, connection).finally(release)
}

async function applyReconnection(kit: Kit, namespace: Namespace, connection: Connection): Promise<void> {
  const { connectorId } = connection
  const signal = kit.lifetime()
  const isActive = () =>
    getConnections(kit, namespace).length === 0 || getStoredConnections(kit, namespace)[0]?.connectorId === connectorId
  if (isActive()) {
    await kit.adapters
      .get(namespace)
      ?.switchConnection?.({ connectorId })
      .catch((error: unknown) => kit.log.debug('The chain library could not switch to the active connection', error))
  }
  if (
    signal.aborted ||
    isConnecting(kit.store.get(), namespace, connectorId) ||
    getConnection(kit, namespace, connectorId)
  )
    return
  if (!isStored(kit, namespace, connectorId)) {
    revokeLateConnection(kit, namespace, connectorId)
    return
  }
  if (!isActive()) {
    addInactiveConnection(kit, namespace, connection)
    return
  }
  kit.store.batch(() => {
    acceptConnection(kit, namespace, connection)
    if (kit.store.get().network.activeNamespace === namespace) exitConnectViews(kit)
  })
}
