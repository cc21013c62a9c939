/**
 * Watches a wagmi configuration and emits what changed there without the kit: a connection that wagmi's own hooks added,
 * chose or ended, other accounts, another chain.
 *
 * In      config           the host's configuration, if there is one; watched from `start` on
 *         emit             receives the events
 *         announced        wallets that announced themselves; the host's connectors for them use their ids
 *         storeId          called with the id of each connected wallet
 *         hostPairing      `true`: the kit pairs through the host's own connector, whose connection is then the paired one
 * Out     setConfig        watches a configuration created later, at once unless the watch was stopped
 *         withoutEvents    runs a kit action without emitting that the connection of this `uid` was added or removed
 *         makeCurrent      runs the kit's choice of a wallet; emits the current one if wagmi chose another meanwhile
 *         emitAdded        emits a connection that the host added while a kit action suppressed its events
 *         choose           runs the page's choice of an account without emitting it; the next accounts that the wallet
 *                          reports are emitted, even the same ones
 *         getHostConnectors  connectors of the configuration with a row of their own; with false, none that wagmi discovered
 *         liveConnections  wagmi connections that can be used now
 *         connections      live connections as kit connections, wagmi's current one first
 *         emitConnections  emits what the host connected before the kit started
 *         listen           listens to a wallet's own events, also while it is not connected, as it may be unlocked later
 * Source  spec R-ADPT-01, R-ADPT-06, R-CONN-115, R-CONN-146, R-CONN-147, R-CONN-282
 */

import type { AdapterEvent, Connection } from '@bowline/kit-core'
import { PAIRED_CONNECTOR_ID, safeGet } from '@bowline/kit-core/adapter'
import type { Config, Connection as WagmiConnection, Connector as WagmiConnector } from '@wagmi/core'
import { getKitConnectorId, listHostConnectors } from '../connectors/host-connectors.js'
import { getPairedTag } from '../connectors/paired-connector-tag.js'
import type { HostPairing } from '../contract.js'
import type { AnnouncedWallet } from '../discovery/announcements.js'
import { blockReconnect, blockReconnectAfterReload } from './block-reconnect.js'
import { isLive, toAccounts, toCaipNetworkId, toConnection } from './connection.js'
import type { ConnectionWatch } from './connection-watch.js'
import type { HostProvider, HostProviderInput } from './host-provider.js'
import type { WalletEvents } from './wallet-events.js'

/** Parameters of `createConnectionWatch`. */
export type ConnectionWatchParams = {
  readonly emit: (event: AdapterEvent) => void
  readonly announced: () => readonly AnnouncedWallet[]
  readonly storeId: (connectorId: string) => void
  readonly config: Config | undefined
  readonly hostPairing?: HostPairing
  readonly provider?: HostProviderInput | undefined
  /** Loads the listeners for wallets' own events, which come with the runtime. */
  readonly loadWalletEvents: () => Promise<WalletEvents>
}

type Seen = {
  readonly connectorId: string
  readonly connection: WagmiConnection
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** Creates a watch. It watches nothing before `start` or `setConfig`. */
export function createConnectionWatch({
  emit,
  announced,
  storeId,
  config: hostConfig,
  hostPairing,
  provider,
  loadWalletEvents,
}: ConnectionWatchParams): ConnectionWatch {
  const isPairing = hostPairing === true
  const getConnectorId = (connector: WagmiConnector) => getKitConnectorId(connector, announced(), isPairing)
  let config = hostConfig
  let unsubscribe: (() => void) | undefined
  let stopped = false
  let seen: ReadonlyMap<string, Seen> = new Map()
  let active: string | null = null
  const suppressed = new Map<string, number>()
  const chosen = new Map<string, readonly string[]>()
  let isChoosing = false
  let hostChoices = 0
  let lifetime: AbortController | undefined
  let walletEvents: WalletEvents | undefined

  const live = () => (config === undefined ? [] : [...config.state.connections.values()].filter(isLive))

  /** A session of the host's own connector that the kit has not adopted yet. It holds more about the wallet than wagmi does. */
  const isHostSession = ({ connector }: WagmiConnection) =>
    isPairing && connector.id === PAIRED_CONNECTOR_ID && getPairedTag(connector) === undefined

  async function watchProvider(given: HostProvider | Promise<HostProvider> | undefined, signal: AbortSignal) {
    try {
      const { watchHostProvider } = await import('./watch-host-provider.js')
      watchHostProvider({ given: await given, emit, signal })
    } catch {
      // The kit reports a provider that cannot be created when it pairs through it.
    }
  }

  const isCurrent = ({ connector }: WagmiConnection) => connector.uid === config?.state.current

  function takeSnapshot(): ReadonlyMap<string, Seen> {
    return new Map(
      live().map((connection) => {
        const { accounts, chainId, connector } = connection
        const connectorId = getConnectorId(connector)
        storeId(connectorId)
        listen(connector)
        return [connector.uid, { connectorId, connection, accounts: [...accounts], chainId }]
      }),
    )
  }

  function listen(connector: WagmiConnector): void {
    const signal = lifetime?.signal
    // Without a listener, the kit checks the wallet when the user returns to the page.
    if (signal === undefined) return
    loadWalletEvents().then(
      (loaded) => {
        walletEvents = loaded
        return loaded.watch(connector, signal)
      },
      () => undefined,
    )
  }

  function compare(): void {
    const before = seen
    if (restoreDropped(before)) return
    const wasActive = active
    seen = takeSnapshot()
    active = config?.state.current ?? null
    if (isChoosing) return
    for (const [uid, removed] of before) {
      if (!seen.has(uid)) chosen.delete(uid)
      if (!seen.has(uid) && !suppressed.has(uid)) emitRemoved(removed)
    }
    for (const connection of live()) {
      const { uid } = connection.connector
      const now = seen.get(uid)
      if (now === undefined) continue
      // When a kit action ended the previous connection, the kit chooses the next one.
      const isNext = wasActive !== null && (seen.has(wasActive) || suppressed.size === 0)
      const wasChosen = active === uid && wasActive !== uid && isNext
      emitChanges(connection, before.get(uid), now, wasChosen)
    }
  }

  /** wagmi's own restore starts from an empty list and drops earlier connections. Adds them again; returns whether it did. */
  function restoreDropped(before: ReadonlyMap<string, Seen>): boolean {
    if (config === undefined || isChoosing) return false
    const now = config.state.connections
    const dropped = [...before].filter(([uid]) => !now.has(uid) && !suppressed.has(uid))
    const isRestore = [...now].some(([uid, connection]) => before.get(uid)?.connection !== connection)
    if (dropped.length === 0 || !isRestore) return false
    config.setState((state) => ({
      ...state,
      connections: new Map([
        ...dropped.map(([uid, { connection }]) => [uid, connection] as const),
        ...state.connections,
      ]),
    }))
    return true
  }

  /** Emits `unavailable` for an installed wallet that closed and can come back, or `disconnect` for one that was disconnected. */
  function emitRemoved({ connectorId, connection: { connector } }: Seen): void {
    if (connector.type !== 'injected' || getPairedTag(connector) !== undefined) {
      emit({ type: 'disconnect', connectorId })
      return
    }
    const isDisconnected = safeGet(connector, 'wasDisconnected')
    if (typeof isDisconnected === 'function') {
      emit({ type: isDisconnected() === true ? 'disconnect' : 'unavailable', connectorId })
      return
    }
    // wagmi receives the wallet's event before the kit does.
    queueMicrotask(() => {
      const isClosed = walletEvents?.isClosed(connector)
      if (!isClosed && config) blockReconnect(config, connector)
      emit({ type: isClosed ? 'unavailable' : 'disconnect', connectorId })
    })
  }

  function emitChanges(connection: WagmiConnection, old: Seen | undefined, now: Seen, wasChosen: boolean): void {
    const { connectorId } = now
    if (old === undefined || wasChosen) {
      if (suppressed.has(connection.connector.uid)) return
      if (isHostSession(connection)) {
        emit({ type: 'session' })
        return
      }
      if (old !== undefined) hostChoices += 1
      const known = toConnection(connectorId, connection)
      if (known.accounts.length > 0)
        emit({ type: 'connections', connections: [...getCurrentBefore(connection), known] })
      return
    }
    const { uid } = connection.connector
    const isReportedAgain = chosen.has(uid) && chosen.get(uid) !== connection.accounts
    if (isReportedAgain || old.accounts.join() !== now.accounts.join()) {
      chosen.delete(uid)
      const accounts = toAccounts(now.accounts, connection.connector)
      if (accounts.length > 0) emit({ type: 'accountChanged', connectorId, accounts })
    }
    const caipNetworkId = toCaipNetworkId(now.chainId)
    if (old.chainId !== now.chainId && caipNetworkId !== undefined) {
      emit({ type: 'switchNetwork', connectorId, caipNetworkId })
    }
  }

  /** wagmi's current connection, if it is another one. */
  function getCurrentBefore(connection: WagmiConnection): readonly Connection[] {
    const current = live().find(isCurrent)
    if (current === undefined || current === connection || isHostSession(current)) return []
    return [toConnection(getConnectorId(current.connector), current)].filter(({ accounts }) => accounts.length > 0)
  }

  const connections = () =>
    live()
      .filter((connection) => !isHostSession(connection))
      .sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
      .map((connection) => toConnection(getConnectorId(connection.connector), connection))
      .filter(({ accounts }) => accounts.length > 0)

  function watch(): void {
    lifetime ??= new AbortController()
    if (config === undefined || unsubscribe !== undefined || stopped) return
    seen = takeSnapshot()
    active = config.state.current
    if (hostConfig) blockReconnectAfterReload(hostConfig, lifetime.signal)
    unsubscribe = config.subscribe(({ connections, current }) => ({ connections, current }), compare, {
      equalityFn: (a, b) => a.connections === b.connections && a.current === b.current,
    })
  }

  return {
    setConfig(made) {
      config = made
      watch()
    },
    start() {
      stopped = false
      watch()
    },
    stop() {
      stopped = true
      lifetime?.abort()
      lifetime = undefined
      unsubscribe?.()
      unsubscribe = undefined
    },
    async withoutEvents(uid, action) {
      suppressed.set(uid, (suppressed.get(uid) ?? 0) + 1)
      try {
        return await action()
      } finally {
        const remaining = (suppressed.get(uid) ?? 1) - 1
        if (remaining > 0) suppressed.set(uid, remaining)
        else suppressed.delete(uid)
      }
    },
    async makeCurrent(uid, action) {
      const before = hostChoices
      await this.withoutEvents(uid, action)
      const current = live().find(isCurrent)
      if (hostChoices === before || current === undefined || isHostSession(current)) return
      emit({ type: 'connections', connections: [toConnection(getConnectorId(current.connector), current)] })
    },
    emitAdded(uid) {
      const made = live().find(({ connector }) => connector.uid === uid)
      const now = seen.get(uid)
      if (made && now) emitChanges(made, undefined, now, false)
    },
    choose(uid, action) {
      isChoosing = true
      try {
        action()
      } finally {
        isChoosing = false
      }
      const accounts = config?.state.connections.get(uid)?.accounts
      if (accounts !== undefined) chosen.set(uid, accounts)
    },
    getHostConnectors: (keepDiscovered) =>
      config === undefined ? [] : listHostConnectors(config, announced(), keepDiscovered),
    getConnectorId,
    listen,
    liveConnections: live,
    connections,
    async emitConnections(reconnectSafe, signal) {
      const known = hostConfig ? connections() : []
      const safe = known.length === 0 ? await reconnectSafe() : undefined
      const found = safe ? [safe] : known
      if (found[0]) emit({ type: 'connections', connections: found })
      if (live().some(isHostSession)) emit({ type: 'session' })
      // A provider that does not exist yet has no session that the kit has not stored.
      if (hostPairing === 'provider' && typeof provider !== 'function') void watchProvider(provider, signal)
    },
  }
}
