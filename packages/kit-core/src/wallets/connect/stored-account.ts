import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import { PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { withAccount } from './chosen-account.js'
import { getStoredConnections } from './select-stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'

/**
 * A connection that comes back, with the account that was in use, unless its wallet puts another one first than it did then: the
 * visitor chose in the wallet since. A session keeps the order in which its accounts were approved, and says nothing by it
 * unless the wallet `isMoved`.
 *
 * Source  spec R-CONN-109, R-CONN-113, R-CONN-152
 */
export function withStoredAccount(kit: Kit, namespace: Namespace, connection: Connection, isMoved = false): Connection {
  const { connectorId } = connection
  const stored = getStoredConnections(kit, namespace).find((candidate) => candidate.connectorId === connectorId)
  const address = stored?.accounts[0]?.address
  const isUnmoved =
    !isMoved &&
    (connectorId === PAIRED_CONNECTOR_ID || (stored?.walletFirstAccount ?? address) === connection.accounts[0]?.address)
  const inUse = withAccount(connection, isUnmoved ? address : undefined)
  if (inUse.walletFirstAccount !== undefined) syncActiveConnection(kit, namespace, connectorId, address)
  return { ...connection, ...inUse }
}
