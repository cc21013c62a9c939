import type { Connection, Connector } from '@bowline/kit-core'
import type { Config, Connection as WagmiConnection, Connector as WagmiConnector } from '@wagmi/core'

/** A watch over one wagmi configuration. */
export type ConnectionWatch = {
  readonly setConfig: (config: Config) => void
  readonly start: () => void
  readonly stop: () => void
  readonly withoutEvents: <T>(uid: string, action: () => Promise<T>) => Promise<T>
  readonly makeCurrent: (uid: string, action: () => Promise<unknown>) => Promise<void>
  readonly emitAdded: (uid: string) => void
  readonly choose: (uid: string, action: () => void) => void
  readonly liveConnections: () => readonly WagmiConnection[]
  readonly connections: () => readonly Connection[]
  /**
   * Emits the host's connections, or the one that `reconnectSafe` resolves when there are none; then a host session that the
   * kit has not adopted yet, and later sessions of the host's provider.
   */
  readonly emitConnections: (
    reconnectSafe: () => Promise<Connection | '' | undefined>,
    signal: AbortSignal,
  ) => Promise<void>
  readonly getHostConnectors: (keepDiscovered: boolean) => readonly Connector[]
  readonly getConnectorId: (connector: WagmiConnector) => string
  readonly listen: (connector: WagmiConnector) => void
}
