import type { Namespace } from '../../base/caip/namespace.js'
import type { KitState } from '../../state.js'
import type { Connection } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'

/** Status of one namespace. `reconnecting` while a stored connection is being restored. */
export type NamespaceStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** The active connection of a namespace. Defaults to the active namespace. */
export function selectConnection(
  { connect, network }: KitState,
  namespace: Namespace = network.activeNamespace,
): Connection | undefined {
  return connect.connections[namespace]?.[0]
}

/** Status of a namespace. Defaults to the active namespace. */
export function selectNamespaceStatus(
  state: KitState,
  namespace: Namespace = state.network.activeNamespace,
): NamespaceStatus {
  const { connections, attempt, restoring } = state.connect
  if (connections[namespace]?.[0]) return 'connected'
  if (restoring.includes(namespace)) return 'reconnecting'
  return attempt?.namespace === namespace ? 'connecting' : 'disconnected'
}

/** An available connector by its id. Pass the namespace where two namespaces use the same id. */
export function selectConnector(
  { connect }: KitState,
  connectorId: string,
  namespace?: Namespace,
): Connector | undefined {
  for (const connectors of Object.values(connect.connectors)) {
    const found = connectors.find(({ id, chain }) => id === connectorId && (namespace ?? chain) === chain)
    if (found) return found
  }
  return undefined
}
