/**
 * Connects, restores and ends connections through wagmi, so that wagmi's hooks and the kit share each connection. Paired wallets
 * connect elsewhere.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         NoAccountError, WalletUnavailableError, RequestAbortedError
 * Source  spec R-CONN-106, -108, -116, -146 to -148, -266, R-ADPT-06
 */
import type { Adapter, Connection, ConnectionAccount, ConnectParams, ReconnectParams } from '@bowline/kit-core'
import { createSharedConnect, parseWalletError, throwIfAborted, withTimeout } from '@bowline/kit-core/adapter'
import { ConnectorNotFoundError, NoAccountError } from '@bowline/kit-core/errors'
import {
  type Config,
  connect,
  disconnect,
  // wagmi 2 and 3 share this name; version 3 also exports it as `switchConnection`.
  switchAccount as makeCurrent,
  type Connection as WagmiConnection,
  type Connector as WagmiConnector,
} from '@wagmi/core'
import { blockReconnect } from '../connections/block-reconnect.js'
import { isLive, toAccounts, toConnection } from '../connections/connection.js'
import type { ConnectionWatch } from '../connections/connection-watch.js'
import type { WalletEvents } from '../connections/wallet-events.js'
import { getPairedTag } from '../connectors/paired-connector-tag.js'
import type { LoadReconnect } from '../contract.js'
import type { Announcements } from '../discovery/announcements.js'
import type { WalletProvider } from '../discovery/provider.js'
import type { ConnectorFinder } from './connector-finder.js'
import { type OnRequest, observeRequests } from './observe-requests.js'
import { openProvider } from './wallet-session.js'

const SILENT_WALLET_LIMIT_MS = 5_000
const DISCONNECT_LIMIT_MS = 3_000

/** Dependencies of `createConnections`. */
export type ConnectionsParams = {
  readonly config: Config
  readonly finder: ConnectorFinder
  readonly watch: ConnectionWatch
  readonly walletEvents: WalletEvents
  readonly onRequest: OnRequest
  readonly announcements: Announcements | undefined
  readonly loadReconnect: LoadReconnect
}

/** The adapter members for connections. `connect` and `reconnect` cover all wallets but paired ones. */
export type Connections = Required<
  Pick<
    Adapter,
    'connect' | 'reconnect' | 'switchConnection' | 'switchAccount' | 'disconnect' | 'getAccounts' | 'getProvider'
  >
>

/** Creates the adapter members for connections. */
export function createConnections({
  config,
  finder,
  watch,
  walletEvents,
  onRequest,
  announcements,
  loadReconnect,
}: ConnectionsParams): Connections {
  const attempt = createSharedConnect<unknown>()
  const closing = new Map<string, Promise<void>>()
  const observed = new WeakMap<WalletProvider, WalletProvider>()

  function getConnection({ uid }: WagmiConnector, connectorId: string): Connection | undefined {
    const connection = config.state.connections.get(uid)
    if (connection === undefined || !isLive(connection)) return undefined
    const known = toConnection(connectorId, connection)
    return known.accounts.length > 0 ? known : undefined
  }

  async function open(
    connector: WagmiConnector,
    connectorId: string,
    { signal, ...extra }: Extra,
  ): Promise<Connection> {
    const { uid } = connector
    const begin = async (stop: AbortSignal) => {
      const params = { connector, signal: stop, ...extra }
      let isMadeByHost = false
      const unsubscribe = config.subscribe(
        ({ connections }) => connections.get(uid),
        (now, before) => {
          isMadeByHost = !!now && !!before
        },
      )
      try {
        await watch.withoutEvents(uid, () => connect(config, params))
        return isMadeByHost
      } catch (error) {
        if (stop.aborted) watch.emitAdded(uid)
        throw error
      } finally {
        unsubscribe()
      }
    }
    // The kit must not undo a connection that the host made meanwhile.
    const undo = async (isMadeByHost: unknown) => (isMadeByHost ? watch.emitAdded(uid) : close(connector))
    try {
      await attempt({ key: uid, begin, undo }, signal)
    } catch (error) {
      throwIfAborted(signal)
      if (getConnection(connector, connectorId) === undefined) throw parseWalletError(error)
    }
    const connection = getConnection(connector, connectorId)
    if (connection !== undefined) return connection
    await close(connector)
    throw new NoAccountError()
  }

  function close(connector: WagmiConnector): Promise<void> {
    const { uid, emitter } = connector
    const work = watch.withoutEvents(uid, async () => {
      try {
        await withTimeout(disconnect(config, { connector }), DISCONNECT_LIMIT_MS)
      } finally {
        // Disconnects also when the wallet fails to respond.
        if (config.state.connections.has(uid)) emitter.emit('disconnect')
        blockReconnect(config, connector)
      }
    })
    closing.set(uid, work)
    return work
  }

  async function use(connector: WagmiConnector): Promise<void> {
    if (config.state.current !== connector.uid) {
      await watch.makeCurrent(connector.uid, () => makeCurrent(config, { connector }))
    }
  }

  async function loadSdk(connectorId: string, signal: AbortSignal): Promise<void> {
    try {
      await finder.loadSdk(connectorId, signal)
    } catch (error) {
      throw parseWalletError(error)
    }
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }: ConnectParams) {
      throwIfAborted(signal)
      await loadSdk(connectorId, signal)
      const connector = finder.find(connectorId)
      if (connector === undefined) throw new ConnectorNotFoundError(connectorId)
      await closing.get(connector.uid)?.catch(() => undefined)
      throwIfAborted(signal)
      const existing = getConnection(connector, connectorId)
      if (existing !== undefined) {
        await use(connector)
        return existing
      }
      // A pairing requests its network at the start; an installed wallet stays on the user's network.
      const chainId =
        connector.type === 'walletConnect' && caipNetworkId ? Number(caipNetworkId.split(':')[1]) : undefined
      return open(connector, connectorId, { signal, ...(chainId !== undefined && { chainId }) })
    },

    async reconnect(params: ReconnectParams) {
      const { silentChecks } = await loadReconnect()
      const restoreOnce = (key: string, begin: () => Promise<void>, signal: AbortSignal) =>
        attempt({ key, begin, undo: async () => {} }, signal)
      return silentChecks.reconnect(
        { config, finder, announcements, watch, walletEvents, loadSdk, getConnection, restoreOnce },
        params,
      )
    },

    switchConnection: async ({ connectorId }) => use(finder.getLive(connectorId).connector),

    async switchAccount({ connectorId, address }) {
      const connection = finder.getLive(connectorId)
      const paired = getPairedTag(connection.connector)
      const { uid } = connection.connector
      watch.choose(uid, () => (paired?.use ? paired.use(address) : moveFirst(config, connection, address)))
    },

    async disconnect({ connectorId }) {
      announcements?.removeId(connectorId)
      // Disconnects an unavailable installed wallet too; otherwise a host's wagmi would reconnect it.
      const live = finder.findLive(connectorId)?.connector
      const inactive = live ? undefined : finder.find(connectorId)
      const connector = live ?? (inactive?.type === 'injected' ? inactive : undefined)
      if (connector === undefined) return
      try {
        await close(connector)
      } catch (error) {
        throw parseWalletError(error)
      }
    },

    async getAccounts({ connectorId }): Promise<readonly ConnectionAccount[]> {
      const { connector, accounts } = finder.getLive(connectorId)
      const fetched = await withTimeout(
        connector.getAccounts().catch(() => undefined),
        SILENT_WALLET_LIMIT_MS,
      )
      const known = toAccounts(fetched?.length ? fetched : accounts, connector)
      const active = known.find(({ address }) => isAddressEqual(address, accounts[0]))
      return active ? [active, ...known.filter((account) => account !== active)] : known
    },

    async getProvider({ connectorId }) {
      const own = await openProvider(finder, connectorId)
      const observedProvider = observed.get(own) ?? observeRequests(own, connectorId, onRequest)
      observed.set(own, observedProvider)
      return observedProvider
    },
  }
}

/** Moves an account to the front. wagmi's hooks use the first account of a connection. */
function moveFirst(config: Config, { accounts, connector, chainId }: WagmiConnection, address: string): void {
  const wanted = accounts.find((account) => isAddressEqual(account, address))
  if (wanted === undefined) return
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(connector.uid, {
      accounts: [wanted, ...accounts.filter((account) => account !== wanted)],
      chainId,
      connector,
    }),
  }))
}

function isAddressEqual(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Parameters that wagmi passes on to the connector. */
type Extra = { readonly signal: AbortSignal; readonly chainId?: number }
