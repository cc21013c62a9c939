/**
 * Makes another connected wallet the active one of its namespace, and that namespace the active one.
 *
 * In      namespace, connectorId  of a live connection
 * Throws  ConnectorNotFoundError when no such wallet is connected, WalletUnavailableError while it is stored but does
 *         not respond
 * Source  spec R-CONN-116, R-CONN-118, R-CONN-149
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { ConnectorNotFoundError, WalletUnavailableError } from '../../base/errors/errors.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from './accept-connection.js'
import { isStored } from './select-stored-connections.js'
import { waitForRestore } from './wait-for-restore.js'

/** The connected wallet to make active. */
export type SwitchConnectionParams = { namespace: Namespace; connectorId: string }

/** Makes a connected wallet the active one; does nothing for the wallet that already is. */
export async function switchConnection(kit: Kit, params: SwitchConnectionParams): Promise<void> {
  const { namespace, connectorId } = parseInput(params, { namespace: isText, connectorId: isText })
  const restored = waitForRestore(kit, namespace)
  if (restored) await restored
  if (!liveConnection(kit, namespace, connectorId)) {
    throw isStored(kit, namespace, connectorId) ? new WalletUnavailableError() : new ConnectorNotFoundError(connectorId)
  }
  await kit.adapters.get(namespace)?.switchConnection?.({ connectorId })
  const connection = liveConnection(kit, namespace, connectorId)
  if (!connection) throw new ConnectorNotFoundError(connectorId)
  kit.store.batch(() => {
    setActiveNamespace(kit, namespace)
    const [active] = kit.store.get().connect.connections[namespace] ?? []
    if (active !== connection) acceptConnection(kit, namespace, connection)
  })
}

function liveConnection(kit: Kit, namespace: Namespace, connectorId: string) {
  return kit.store.get().connect.connections[namespace]?.find((connection) => connection.connectorId === connectorId)
}
