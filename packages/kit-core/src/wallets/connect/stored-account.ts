import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import { PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { withAccount } from './chosen-account.js'
import { getStoredConnections } from './select-stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'

/**
 * Puts the previously active account of a connection first, unless its wallet now lists another account first: then the
 * user switched in the wallet. A paired session lists accounts in the order of their approval, so its order counts only
 * when the wallet `isMoved`.
 *
 * Source  spec R-CONN-109, R-CONN-113, R-CONN-152
 */
export function withStoredAccount(kit: Kit, namespace: Namespace, connection: Connection, isMoved = false): Connection {
  const { connectorId } = connection
  const stored = getStoredConnections(kit, namespace).find((candidate) => candidate.connectorId === connectorId)
  const address = stored?.accounts[0]?.address
  const isFirstUnchanged =
    !isMoved &&
    (connectorId === PAIRED_CONNECTOR_ID || (stored?.walletFirstAccount ?? address) === connection.accounts[0]?.address)
  const reordered = withAccount(connection, isFirstUnchanged ? address : undefined)
  if (reordered.walletFirstAccount !== undefined) syncActiveConnection(kit, namespace, connectorId, address)
  return { ...connection, ...reordered }
}
