import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectState } from '../../core/state/connect-state.js'
import type { StoredConnection } from '../../core/state/keys.js'

/** Returns the state without the given awaited connections, or without all of the namespace. */
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

/** Returns the state with one more awaited connection. */
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
