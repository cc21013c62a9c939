import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectState } from '../../core/state/connect-state.js'
import type { StoredConnection } from '../../core/state/keys.js'

/** The state without connections that are awaited no more, or without any of the namespace. */
export function withoutAwaited(
  connect: ConnectState,
  namespace: Namespace,
  connectorIds?: readonly string[],
): ConnectState {
  const awaited = connect.awaited[namespace]
  if (!awaited?.[0]) return connect
  const left = awaited.filter(({ connectorId }) => connectorIds && !connectorIds.includes(connectorId))
  return { ...connect, awaited: { ...connect.awaited, [namespace]: left } }
}

/** The state with a connection that is awaited. */
export function withAwaited(
  connect: ConnectState,
  namespace: Namespace,
  stored: StoredConnection | undefined,
): ConnectState {
  if (!stored) return connect
  const { awaited } = withoutAwaited(connect, namespace, [stored.connectorId])
  return { ...connect, awaited: { ...awaited, [namespace]: [...(awaited[namespace] ?? []), stored] } }
}
