/**
 * Takes a paired session into wagmi, so that wagmi's hooks and the kit see one connection.
 *
 * The connector stands in the configuration's list as long as it is connected: wagmi's own `reconnect` drops what is not in
 * that list. A session of the host's own pairing connector is taken up by that connector.
 *
 * In      session        a newer one takes the place of an older one, which is left as it is to whoever made it
 *         caipNetworkId  where the app would like to come up
 * Out     the connection, with what the wallet approved; the same session again is the same connection
 * Throws  PairingEmptyError     the session holds no EVM account
 *         WalletRequestError    it ended meanwhile
 *         RequestAbortedError   given up; the session is left as it is
 * Source  spec R-ADPT-06, R-CONN-41, R-CONN-109
 */
import {
  type AdapterContext,
  type Connection,
  type PairedConnectParams,
  type PairedSession,
  PairingEmptyError,
  WalletRequestError,
} from '@bowline/kit-core'
import {
  getSessionConnectorId,
  parseWalletError,
  throwIfAborted,
  withAbort,
  withTimeout,
} from '@bowline/kit-core/adapter'
import { type Config, connect, switchAccount as makeCurrent, type Connector as WagmiConnector } from '@wagmi/core'
import { toConnection } from '../connections/connection.js'
import type { ConnectionWatch } from '../connections/watch-connections.js'
import type { ChainNodes } from '../runtime/chain-nodes.js'
import type { OnRequest } from '../runtime/observe-requests.js'
import { adoptHostSession } from './adopt-host-session.js'
import { readApproval } from './approval.js'
import type { HostPairings } from './host-pairing.js'
import { getInitialState } from './initial-paired-state.js'
import { pairedConnector } from './paired-connector.js'
import { getPairedTag } from './paired-connector-tag.js'
import { createPairedProvider } from './paired-provider.js'
import { readPairedState, removePairedState, storePairedState } from './stored-paired-state.js'

const HOST_RESTORE_LIMIT_MS = 3_000

/** What taking over a session needs. */
export type ConnectPairedParts = {
  readonly config: Config
  readonly context: AdapterContext
  readonly watch: ConnectionWatch
  readonly nodes: ChainNodes
  readonly onRequest: OnRequest
  readonly host: HostPairings
  /** Whether the configuration is the host's own, which wagmi restores by itself. */
  readonly isHosts: boolean
}

/** Creates the method of the adapter. */
export function createConnectPaired(parts: ConnectPairedParts): (params: PairedConnectParams) => Promise<Connection> {
  const { config, watch, host, isHosts } = parts

  const livePaired = (session: PairedSession) =>
    watch.current().find(({ connector }) => {
      const mark = getPairedTag(connector)
      return mark !== undefined && getSessionConnectorId(mark.session) === getSessionConnectorId(session)
    })?.connector

  function connectionOf({ id, uid }: WagmiConnector): Connection {
    const connection = config.state.connections.get(uid)
    if (connection === undefined) throw new WalletRequestError('The wallet ended the connection')
    return toConnection(id, connection)
  }

  async function takeOver(
    { connector, settle }: Takeover,
    older: WagmiConnector | undefined,
    signal: AbortSignal,
  ): Promise<Connection> {
    try {
      if (isHosts) await untilRestored(config, signal)
      throwIfAborted(signal)
      await connect(config, { connector })
      throwIfAborted(signal)
    } catch (error) {
      connector.onDisconnect()
      throw parseWalletError(error)
    }
    if (older !== undefined) {
      await watch.quietly(older.uid, async () => older.onDisconnect())
      if (config.state.current !== connector.uid) await makeCurrent(config, { connector })
    }
    settle()
    return connectionOf(connector)
  }

  async function open({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> {
    throwIfAborted(signal)
    const hosts = host.connectorOf(session)
    if (hosts !== undefined) {
      if (isHosts) await untilRestored(config, signal)
      return watch.quietly(hosts.uid, () =>
        adoptHostSession({ config, session, connector: hosts, caipNetworkId, signal }),
      )
    }
    const known = livePaired(session)
    if (known !== undefined && getPairedTag(known)?.session === session) {
      if (config.state.current !== known.uid) {
        await watch.quietly(known.uid, () => makeCurrent(config, { connector: known }))
      }
      return connectionOf(known)
    }
    const takeover = createConnector(parts, session, caipNetworkId)
    return watch.quietly(takeover.connector.uid, () => takeOver(takeover, livePaired(session), signal))
  }

  /** A session that is told twice, as one of the host's can be while it is restored, is taken up once. */
  const running = new Map<PairedSession, Promise<Connection>>()
  return async (params) => {
    const { session } = params
    const opening = running.get(session) ?? open(params).finally(() => running.delete(session))
    running.set(session, opening)
    return opening
  }
}

/** A connector, and what is done once it is connected. */
type Takeover = { readonly connector: WagmiConnector; readonly settle: () => void }

/** A connector over the session, in the configuration's list until it is left. */
function createConnector(
  { config, context, watch, nodes, onRequest }: ConnectPairedParts,
  session: PairedSession,
  asked: PairedConnectParams['caipNetworkId'],
): Takeover {
  const { networks, storage, emit } = context
  const listed = networks().map(({ id }) => Number(id))
  const start = getInitialState({
    approval: readApproval(session),
    asked,
    remembered: readPairedState(storage, session),
    listed,
  })
  if (start === undefined) throw new PairingEmptyError()
  const { connectors } = config._internal

  const wallet = createPairedProvider({ session, start, nodes })
  let isSettled = false
  const remember = () => {
    const [address] = wallet.place.accounts()
    if (isSettled && address !== undefined)
      storePairedState(storage, session, { chainId: wallet.place.chainId(), address })
  }
  const connector = connectors.setup(
    pairedConnector({
      wallet,
      session,
      networks,
      onRequest,
      onLeave() {
        // A try that was given up says nothing about the place that the session had before.
        if (isSettled) removePairedState(storage, session)
        connectors.setState((list) => list.filter(({ uid }) => uid !== connector.uid))
      },
    }),
  )
  wallet.provider.on('change', remember)
  wallet.provider.on('approvalChanged', () => emit({ type: 'connections', connections: watch.connections() }))
  connectors.setState((list) => [...list, connector])
  return {
    connector,
    settle() {
      isSettled = true
      remember()
    },
  }
}

/** wagmi's own restore at the start of a page replaces the connections that came while it ran. */
async function untilRestored(config: Config, signal: AbortSignal): Promise<void> {
  const isRestoring = () => config.state.status === 'reconnecting' || config.state.status === 'connecting'
  if (!isRestoring()) return
  let stop = () => {}
  const restored = new Promise<void>((resolve) => {
    stop = config.subscribe(
      ({ status }) => status,
      () => {
        if (!isRestoring()) resolve()
      },
    )
  })
  try {
    await withAbort(withTimeout(restored, HOST_RESTORE_LIMIT_MS), signal)
  } finally {
    stop()
  }
}
