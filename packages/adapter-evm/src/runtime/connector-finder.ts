import type { Connection as WagmiConnection, Connector as WagmiConnector } from '@wagmi/core'

/** Finds connectors and connections by the kit's ids. */
export type ConnectorFinder = {
  readonly getLive: (connectorId: string) => WagmiConnection
  readonly findLive: (connectorId: string) => WagmiConnection | undefined
  readonly find: (connectorId: string) => WagmiConnector | undefined
  /** Loads the SDK of a wallet in `sdkWallets`, so that `find` finds it; no-op for others. Concurrent calls load it once. */
  readonly loadSdk: (connectorId: string, signal: AbortSignal) => Promise<void>
  /** Adds a connector for every announced wallet to the configuration, for an app that reads it. */
  readonly addAnnounced: () => void
}
