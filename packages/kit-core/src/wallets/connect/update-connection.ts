import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Kit } from '../../kit.js'

/** Changes fields of a live connection; ignores an unknown one. */
export function updateConnection(
  { store }: Kit,
  namespace: Namespace,
  connectorId: string,
  patch: Partial<Connection>,
): void {
  store.set(({ connect }) => {
    const connections = (connect.connections[namespace] ?? []).map((connection) =>
      connection.connectorId === connectorId ? { ...connection, ...patch } : connection,
    )
    return { connect: { ...connect, connections: { ...connect.connections, [namespace]: connections } } }
  })
}
