import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectState } from '../../core/state/connect-state.js'
import type { StoredConnection } from '../../core/state/keys.js'

/**
 * Returns the state with some connections of a namespace, or all without `connectorIds`, removed from
 * `awaitingReconnect`.
 */
export function removeAwaitedConnections(
  connect: ConnectState,
  namespace: Namespace,
  connectorIds?: readonly string[],
): ConnectState {
  const awaited = connect.awaitingReconnect[namespace]
  if (!awaited?.[0]) return connect
  const left = awaited.filter(({ connectorId }) => connectorIds && !connectorIds.includes(connectorId))
  return { ...connect, awaitingReconnect: { ...connect.awaitingReconnect, [namespace]: left } }
}

/** Returns the state with a stored connection added to `awaitingReconnect`: its wallet is missing, locked or silent. */
export function addAwaitedConnection(
  connect: ConnectState,
  namespace: Namespace,
  stored: StoredConnection | undefined,
): ConnectState {
  if (!stored) return connect
  const { awaitingReconnect } = removeAwaitedConnections(connect, namespace, [stored.connectorId])
  return {
    ...connect,
    awaitingReconnect: { ...awaitingReconnect, [namespace]: [...(awaitingReconnect[namespace] ?? []), stored] },
  }
}
