import type { Connection } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'
import type { Namespace } from '../caip/namespace.js'

/** A try to connect; its identity tells it from a later one. */
export type ConnectAttempt = { readonly namespace: Namespace; readonly connectorId: string }

/** Status of the whole kit. */
export type ConnectStatus = 'disconnected' | 'connecting' | 'connected'

/** Who is connected, and with what one could connect. */
export type ConnectState = {
  readonly status: ConnectStatus
  /** Live connections per namespace, the active one first. */
  readonly connections: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
  readonly attempt: ConnectAttempt | undefined
  /** Namespaces whose stored connection is being restored. */
  readonly restoring: readonly Namespace[]
  /** Connectors on offer per namespace. */
  readonly connectors: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
}

/** First value of the slice. */
export const FIRST_CONNECT_STATE: ConnectState = {
  status: 'disconnected',
  connections: {},
  attempt: undefined,
  restoring: [],
  connectors: {},
}
