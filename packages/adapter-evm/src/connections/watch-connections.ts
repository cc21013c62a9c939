/**
 * Watches a wagmi configuration and tells the kit what changed there without the kit's doing: a connection made, chosen or
 * ended by wagmi's own hooks, other accounts, another chain.
 *
 * In      config    the host's configuration, if there is one; watched from `start` on
 *         emit      where events go
 *         announced wallets that announced themselves, by whose ids the host's connectors for them go
 *         keep      called with the id of each wallet that is connected
 *         hostPairing whether the kit pairs by the host's own connector, whose connection is then the paired one
 * Out     use       a configuration made later; watched at once unless the watch was stopped
 *         quietly   runs an action of the kit's own: that this connection comes or goes is not told back
 *         makeCurrent  runs the kit's choice of a wallet; told back where wagmi has chosen another one meanwhile
 *         tellMade  tells of a connection that the host made while an action of the kit's own kept it quiet
 *         choose    runs the page's choice of an account, which is not told back; what the wallet tells next is, even where
 *                   it is the same
 *         rows      the configuration's connectors that are no announced wallets
 *         current   connections that can be used now; `connections` are the same as the kit knows them, the one that wagmi
 *                   uses first
 *         listen    hears a wallet beside wagmi from now on: one that is not connected may be unlocked
 * Source  spec R-ADPT-01, R-ADPT-06, R-CONN-115, R-CONN-146, R-CONN-147, R-CONN-282
 */
import type { AdapterEvent, Connection, Connector } from '@bowline/kit-core'
import { PAIRED_CONNECTOR_ID, safeGet } from '@bowline/kit-core/adapter'
import type { Config, Connection as WagmiConnection, Connector as WagmiConnector } from '@wagmi/core'
import type { HostPairing } from '../adapter.js'
import { kitConnectorId, listHostConnectors } from '../connectors/host-connectors.js'
import type { AnnouncedWallet } from '../discovery/announcements.js'
import type { HostProvider, HostProviderInput } from '../pairing/host-provider.js'
import { getPairedTag } from '../pairing/paired-connector-tag.js'
import { isLive, toAccounts, toCaipNetworkId, toConnection } from './connection.js'
import { stayLeft, stayLeftOnNextPage } from './stay-left.js'
import type { WalletEvents } from './wallet-events.js'

/** The watch over one configuration. */
export type ConnectionWatch = {
  readonly use: (config: Config) => void
  readonly start: () => void
  readonly stop: () => void
  readonly quietly: <T>(uid: string, action: () => Promise<T>) => Promise<T>
  readonly makeCurrent: (uid: string, action: () => Promise<unknown>) => Promise<void>
  readonly tellMade: (uid: string) => void
  readonly choose: (uid: string, action: () => void) => void
  readonly current: () => readonly WagmiConnection[]
  /** Tells of a session of the host's own that the kit has yet to take up, and of the next ones of its provider. */
  readonly tellSession: (signal: AbortSignal) => void
  readonly connections: () => readonly Connection[]
  readonly rows: (keepDiscovered: boolean) => readonly Connector[]
  readonly kitId: (connector: WagmiConnector) => string
  readonly listen: (connector: WagmiConnector) => void
}

/** What the watch asks for. */
export type ConnectionWatchParams = {
  readonly emit: (event: AdapterEvent) => void
  readonly announced: () => readonly AnnouncedWallet[]
  readonly keep: (connectorId: string) => void
  readonly config: Config | undefined
  readonly hostPairing?: HostPairing
  readonly provider?: HostProviderInput | undefined
  /** What hears wallets beside wagmi; it comes with the rest of the runtime. */
  readonly loadWords: () => Promise<WalletEvents>
}

type Seen = {
  readonly connectorId: string
  readonly connection: WagmiConnection
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** Makes a watch; nothing is watched yet. */
export function createConnectionWatch({
  emit,
  announced,
  keep,
  config: given,
  hostPairing,
  provider,
  loadWords,
}: ConnectionWatchParams): ConnectionWatch {
  const isPairing = hostPairing === true
  const kitId = (connector: WagmiConnector) => kitConnectorId(connector, announced(), isPairing)
  let config = given
  let end: (() => void) | undefined
  let stopped = false
  let seen: ReadonlyMap<string, Seen> = new Map()
  let active: string | null = null
  const quiet = new Map<string, number>()
  const chosen = new Map<string, readonly string[]>()
  let isChoosing = false
  let choices = 0
  let lifetime: AbortController | undefined
  let words: WalletEvents | undefined

  const live = () => (config === undefined ? [] : [...config.state.connections.values()].filter(isLive))

  /** A session of the host's own connector that the kit has yet to take up: it knows more of the wallet than wagmi does. */
  const isHostsSession = ({ connector }: WagmiConnection) =>
    isPairing && connector.id === PAIRED_CONNECTOR_ID && getPairedTag(connector) === undefined

  async function watchGiven(given: HostProvider | Promise<HostProvider> | undefined, signal: AbortSignal) {
    try {
      const { watchHosts } = await import('../pairing/watch-host-provider.js')
      watchHosts({ given: await given, emit, signal })
    } catch {
      // One that cannot be made is reported when the kit pairs by it.
    }
  }

  const isCurrent = ({ connector }: WagmiConnection) => connector.uid === config?.state.current

  function look(): ReadonlyMap<string, Seen> {
    return new Map(
      live().map((connection) => {
        const { accounts, chainId, connector } = connection
        const connectorId = kitId(connector)
        keep(connectorId)
        listen(connector)
        return [connector.uid, { connectorId, connection, accounts: [...accounts], chainId }]
      }),
    )
  }

  function listen(connector: WagmiConnector): void {
    const signal = lifetime?.signal
    // A wallet that cannot be heard is asked on the return to the page.
    if (signal === undefined) return
    loadWords().then(
      (loaded) => {
        words = loaded
        return loaded.follow(connector, signal)
      },
      () => undefined,
    )
  }

  function compare(): void {
    const before = seen
    if (restoreConnector(before)) return
    const wasActive = active
    seen = look()
    active = config?.state.current ?? null
    if (isChoosing) return
    for (const [uid, gone] of before) {
      if (!seen.has(uid)) chosen.delete(uid)
      if (!seen.has(uid) && !quiet.has(uid)) emitRemoved(gone)
    }
    for (const connection of live()) {
      const { uid } = connection.connector
      const now = seen.get(uid)
      if (now === undefined) continue
      // Where an action of the kit's own ended the one before, the kit chooses the next by itself.
      const isNext = wasActive !== null && (seen.has(wasActive) || quiet.size === 0)
      const wasChosen = active === uid && wasActive !== uid && isNext
      tell(connection, before.get(uid), now, wasChosen)
    }
  }

  /** wagmi's own restore begins with an empty list and drops what was restored before it: nobody has ended that. */
  function restoreConnector(before: ReadonlyMap<string, Seen>): boolean {
    if (config === undefined || isChoosing) return false
    const now = config.state.connections
    const dropped = [...before].filter(([uid]) => !now.has(uid) && !quiet.has(uid))
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

  /** An installed wallet that has closed comes back; one that was left, by the kit or by wagmi's hooks, does not. */
  function emitRemoved({ connectorId, connection: { connector } }: Seen): void {
    if (connector.type !== 'injected' || getPairedTag(connector) !== undefined) {
      emit({ type: 'disconnect', connectorId })
      return
    }
    const isDisconnected = safeGet(connector, 'hasLeft')
    if (typeof isDisconnected === 'function') {
      emit({ type: isDisconnected() === true ? 'disconnect' : 'unavailable', connectorId })
      return
    }
    // The wallet's own event reaches wagmi first.
    queueMicrotask(() => {
      const isClosed = words?.isClosed(connector)
      if (!isClosed && config) stayLeft(config, connector)
      emit({ type: isClosed ? 'unavailable' : 'disconnect', connectorId })
    })
  }

  function tell(connection: WagmiConnection, old: Seen | undefined, now: Seen, wasChosen: boolean): void {
    const { connectorId } = now
    if (old === undefined || wasChosen) {
      if (quiet.has(connection.connector.uid)) return
      if (isHostsSession(connection)) {
        emit({ type: 'session' })
        return
      }
      if (old !== undefined) choices += 1
      const known = toConnection(connectorId, connection)
      if (known.accounts.length > 0) emit({ type: 'connections', connections: [...inFrontOf(connection), known] })
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

  /** The one that wagmi uses, where that is another one. */
  function inFrontOf(connection: WagmiConnection): readonly Connection[] {
    const current = live().find(isCurrent)
    if (current === undefined || current === connection || isHostsSession(current)) return []
    return [toConnection(kitId(current.connector), current)].filter(({ accounts }) => accounts.length > 0)
  }

  function watch(): void {
    lifetime ??= new AbortController()
    if (config === undefined || end !== undefined || stopped) return
    seen = look()
    active = config.state.current
    if (given) stayLeftOnNextPage(given, lifetime.signal)
    end = config.subscribe(({ connections, current }) => ({ connections, current }), compare, {
      equalityFn: (a, b) => a.connections === b.connections && a.current === b.current,
    })
  }

  return {
    use(made) {
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
      end?.()
      end = undefined
    },
    async quietly(uid, action) {
      quiet.set(uid, (quiet.get(uid) ?? 0) + 1)
      try {
        return await action()
      } finally {
        const left = (quiet.get(uid) ?? 1) - 1
        if (left > 0) quiet.set(uid, left)
        else quiet.delete(uid)
      }
    },
    async makeCurrent(uid, action) {
      const before = choices
      await this.quietly(uid, action)
      const current = live().find(isCurrent)
      if (choices === before || current === undefined || isHostsSession(current)) return
      emit({ type: 'connections', connections: [toConnection(kitId(current.connector), current)] })
    },
    tellMade(uid) {
      const made = live().find(({ connector }) => connector.uid === uid)
      const now = seen.get(uid)
      if (made && now) tell(made, undefined, now, false)
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
    rows: (keepDiscovered) => (config === undefined ? [] : listHostConnectors(config, announced(), keepDiscovered)),
    kitId,
    listen,
    current: live,
    tellSession(signal) {
      if (live().some(isHostsSession)) emit({ type: 'session' })
      // One that is yet to be made has no session that the kit has not stored.
      if (hostPairing === 'provider' && typeof provider !== 'function') void watchGiven(provider, signal)
    },
    connections: () =>
      live()
        .filter((connection) => !isHostsSession(connection))
        .sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
        .map((connection) => toConnection(kitId(connection.connector), connection))
        .filter(({ accounts }) => accounts.length > 0),
  }
}
