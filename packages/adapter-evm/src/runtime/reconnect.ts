/**
 * Reconnects a wallet that the site was connected to, and checks a connected one, without a prompt. Loads when a user returns:
 * a first connection needs none of it.
 *
 * Throws  ConnectorNotFoundError, WalletUnavailableError, RequestAbortedError, the wallet's errors
 * Source  spec R-CONN-106, R-CONN-146 to -148
 */
import type { Connection, ReconnectParams } from '@bowline/kit-core'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID, throwIfAborted, waitFor } from '@bowline/kit-core/adapter'
import { ConnectorNotFoundError, WalletUnavailableError } from '@bowline/kit-core/errors'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { ConnectionWatch } from '../connections/connection-watch.js'
import type { WalletEvents } from '../connections/wallet-events.js'
import type { Announcements } from '../discovery/announcements.js'
import type { ConnectorFinder } from './connector-finder.js'
import { hasAccess } from './has-access.js'
import { recheckWallet } from './recheck-wallet.js'
import { restoreConnection } from './restore-connection.js'

const ANNOUNCEMENT_WAIT_MS = 1_500

/** What reconnecting shares with connecting. */
export type ReconnectParts = {
  readonly config: Config
  readonly finder: ConnectorFinder
  readonly announcements: Announcements | undefined
  readonly watch: ConnectionWatch
  readonly walletEvents: WalletEvents
  readonly loadSdk: (connectorId: string, signal: AbortSignal) => Promise<void>
  readonly getConnection: (connector: WagmiConnector, connectorId: string) => Connection | undefined
  /** Runs one restoration of a wallet at a time. */
  readonly restoreOnce: (key: string, begin: () => Promise<void>, signal: AbortSignal) => Promise<unknown>
}

/** Resolves to the connection, or to undefined when the user ended it. */
async function reconnect(
  { config, finder, announcements, watch, walletEvents, loadSdk, getConnection, restoreOnce }: ReconnectParts,
  { connectorId, signal }: ReconnectParams,
): Promise<Connection | undefined> {
  throwIfAborted(signal)
  // A paired wallet is restored with its session.
  if (connectorId === PAIRED_CONNECTOR_ID || connectorId === AUTH_CONNECTOR_ID) return undefined
  await loadSdk(connectorId, signal)
  const connector = await waitForConnector({ finder, announcements }, connectorId, signal)
  if (connector === undefined) throw new ConnectorNotFoundError(connectorId)
  watch.listen(connector)
  const existing = getConnection(connector, connectorId)
  if (existing !== undefined) {
    await recheckWallet({ config, walletEvents }, connector, signal)
    return getConnection(connector, connectorId) ?? existing
  }
  if (!(await hasAccess(config, connector, signal))) return undefined
  const made = getConnection(connector, connectorId)
  if (made !== undefined) return made
  // As wagmi does: another current connection stays current.
  const begin = () => watch.withoutEvents(connector.uid, () => restoreConnection(config, connector))
  await restoreOnce(`${connector.uid} restore`, begin, signal)
  const restored = getConnection(connector, connectorId)
  if (restored === undefined) throw new WalletUnavailableError()
  return restored
}

/** Finds a wallet's connector. Waits up to 1.5 s for a wallet that announces itself late. */
async function waitForConnector(
  { finder, announcements }: Pick<ReconnectParts, 'finder' | 'announcements'>,
  connectorId: string,
  signal: AbortSignal,
): Promise<WagmiConnector | undefined> {
  announcements?.requestAnnouncements()
  const find = () => finder.find(connectorId)
  const found = await waitFor(find, announcements ? ANNOUNCEMENT_WAIT_MS : 0, signal)
  if (found !== undefined) return found
  announcements?.adoptId(connectorId)
  return find()
}

/**
 * The functions that check a wallet without a prompt. `reconnect` implements the adapter member: undefined when the user ended
 * the access. One object, as each `import()` adds as much code as a small file.
 */
export const silentChecks = { reconnect, recheckWallet }
