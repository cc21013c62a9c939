/**
 * Connects a paired session in wagmi, so that wagmi's hooks and the kit share one connection.
 *
 * The connector is in the configuration's list while it is connected: wagmi's own `reconnect` drops connectors that are not
 * in that list. A session of the host's own pairing connector is adopted through that connector.
 *
 * In      session        a newer session replaces an older one without ending it
 *         caipNetworkId  the network that the app prefers
 * Out     the connection, with what the wallet approved; the same session always gives the same connection
 * Throws  PairingEmptyError     the session has no EVM account
 *         WalletRequestError    the session ended meanwhile
 *         RequestAbortedError   cancelled; the session stays as it is
 * Source  spec R-ADPT-06, R-CONN-41, R-CONN-109
 */
import type { AdapterContext, Connection, PairedConnectParams, PairedSession } from '@bowline/kit-core'
import {
  getSessionConnectorId,
  parseWalletError,
  throwIfAborted,
  withAbort,
  withTimeout,
} from '@bowline/kit-core/adapter'
import { PairingEmptyError, WalletRequestError } from '@bowline/kit-core/errors'
import { type Config, connect, switchAccount as makeCurrent, type Connector as WagmiConnector } from '@wagmi/core'
import { toConnection } from '../connections/connection.js'
import type { ConnectionWatch } from '../connections/connection-watch.js'
import { getPairedTag } from '../connectors/paired-connector-tag.js'
import type { ChainNodes } from '../runtime/chain-nodes.js'
import type { OnRequest } from '../runtime/observe-requests.js'
import { adoptHostSession } from './adopt-host-session.js'
import { getApproval } from './approval.js'
import type { HostPairingSource } from './host-pairing.js'
import { getInitialPairedState } from './initial-paired-state.js'
import { createPairedConnector } from './paired-connector.js'
import { createPairedProvider } from './paired-provider.js'
import { getStoredPairedState, removePairedState, storePairedState } from './stored-paired-state.js'

const HOST_RESTORE_LIMIT_MS = 3_000

/** Dependencies of `createConnectPaired`. */
export type CreateConnectPairedParams = {
  readonly config: Config
  readonly context: AdapterContext
  readonly watch: ConnectionWatch
  readonly nodes: ChainNodes
  readonly onRequest: OnRequest
  readonly host: HostPairingSource
  /** Whether the configuration is the host's own. wagmi restores its connections. */
  readonly isHosts: boolean
}

/** Creates the adapter's `connectPaired`. */
export function createConnectPaired(
  parts: CreateConnectPairedParams,
): (params: PairedConnectParams) => Promise<Connection> {
  const { config, watch, host, isHosts } = parts

  const findPairedConnector = (session: PairedSession) =>
    watch.liveConnections().find(({ connector }) => {
      const tag = getPairedTag(connector)
      return tag !== undefined && getSessionConnectorId(tag.session) === getSessionConnectorId(session)
    })?.connector

  function getConnection({ id, uid }: WagmiConnector): Connection {
    const connection = config.state.connections.get(uid)
    if (connection === undefined) throw new WalletRequestError('The wallet disconnected')
    return toConnection(id, connection)
  }

  async function connectSession(
    { connector, settle }: PreparedConnector,
    previous: WagmiConnector | undefined,
    signal: AbortSignal,
  ): Promise<Connection> {
    try {
      if (isHosts) await waitForRestore(config, signal)
      throwIfAborted(signal)
      await connect(config, { connector })
      throwIfAborted(signal)
    } catch (error) {
      connector.onDisconnect()
      throw parseWalletError(error)
    }
    if (previous !== undefined) {
      await watch.withoutEvents(previous.uid, async () => previous.onDisconnect())
      if (config.state.current !== connector.uid) await makeCurrent(config, { connector })
    }
    settle()
    return getConnection(connector)
  }

  async function open({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> {
    throwIfAborted(signal)
    const hostConnector = host.findConnector(session)
    if (hostConnector !== undefined) {
      if (isHosts) await waitForRestore(config, signal)
      return watch.withoutEvents(hostConnector.uid, () =>
        adoptHostSession({ config, session, connector: hostConnector, caipNetworkId, signal }),
      )
    }
    const existing = findPairedConnector(session)
    if (existing !== undefined && getPairedTag(existing)?.session === session) {
      if (config.state.current !== existing.uid) {
        await watch.withoutEvents(existing.uid, () => makeCurrent(config, { connector: existing }))
      }
      return getConnection(existing)
    }
    const prepared = createConnector(parts, session, caipNetworkId)
    return watch.withoutEvents(prepared.connector.uid, () =>
      connectSession(prepared, findPairedConnector(session), signal),
    )
  }

  /** Running connects by session. A host session can be reported twice during its restore; it is adopted once. */
  const running = new Map<PairedSession, Promise<Connection>>()
  return async (params) => {
    const { session } = params
    const opening = running.get(session) ?? open(params).finally(() => running.delete(session))
    running.set(session, opening)
    return opening
  }
}

/** A connector, and `settle` to call once it is connected. */
type PreparedConnector = { readonly connector: WagmiConnector; readonly settle: () => void }

/** Creates a connector over the session and adds it to the configuration's list until it disconnects. */
function createConnector(
  { config, context, watch, nodes, onRequest }: CreateConnectPairedParams,
  session: PairedSession,
  preferred: PairedConnectParams['caipNetworkId'],
): PreparedConnector {
  const { networks, storage, emit } = context
  const appChainIds = networks().map(({ id }) => Number(id))
  const start = getInitialPairedState({
    approval: getApproval(session),
    preferred,
    stored: getStoredPairedState(storage, session),
    appChainIds,
  })
  if (start === undefined) throw new PairingEmptyError()
  const { connectors } = config._internal

  const wallet = createPairedProvider({ session, start, nodes })
  let isSettled = false
  const storeState = () => {
    const [address] = wallet.state.accounts()
    if (isSettled && address !== undefined)
      storePairedState(storage, session, { chainId: wallet.state.chainId(), address })
  }
  const connector = connectors.setup(
    createPairedConnector({
      wallet,
      session,
      networks,
      onRequest,
      onEnd() {
        // A cancelled attempt must not clear the state stored for the session before.
        if (isSettled) removePairedState(storage, session)
        connectors.setState((list) => list.filter(({ uid }) => uid !== connector.uid))
      },
    }),
  )
  wallet.provider.on('change', storeState)
  wallet.provider.on('approvalChanged', () => emit({ type: 'connections', connections: watch.connections() }))
  connectors.setState((list) => [...list, connector])
  return {
    connector,
    settle() {
      isSettled = true
      storeState()
    },
  }
}

/** Waits for wagmi's own restore at page load, which replaces connections added while it runs. At most 3 s. */
async function waitForRestore(config: Config, signal: AbortSignal): Promise<void> {
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
