/**
 * Adopts a session of the host's own wagmi connector, so that wagmi's hooks and the kit share that connector's connection.
 *
 * In      session        of the connector's provider
 *         caipNetworkId  the network that the app prefers, used if the wallet approved it
 * Out     the connection, with what the wallet approved
 * Throws  PairingEmptyError     the session has no EVM account
 *         WalletRequestError    the session ended meanwhile
 *         RequestAbortedError   cancelled; the session stays as it is
 * Source  spec R-ADPT-06, R-CONN-41, R-CONN-119, R-CONN-122
 */
import type { CaipNetworkId, Connection, PairedSession } from '@bowline/kit-core'
import { parseWalletError, safeGet, throwIfAborted } from '@bowline/kit-core/adapter'
import { PairingEmptyError, WalletRequestError } from '@bowline/kit-core/errors'
import { type Config, connect, switchAccount, type Connector as WagmiConnector } from '@wagmi/core'
import { toConnection } from '../connections/connection.js'
import { getPairedTag, PairedConnectorTag, tagHostConnector } from '../connectors/paired-connector-tag.js'
import { getApproval, parseChainId, toCaipId } from './approval.js'

/** Parameters of `adoptHostSession`: the session and the connector that has it. */
export type AdoptHostSessionParams = {
  readonly config: Config
  readonly connector: WagmiConnector
  readonly session: PairedSession
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly signal: AbortSignal
}

/** Connects or updates the host's connector, makes it current and tags it with the session. */
export async function adoptHostSession({
  config,
  connector,
  session,
  caipNetworkId,
  signal,
}: AdoptHostSessionParams): Promise<Connection> {
  const { uid } = connector
  const { accounts, chainIds } = getApproval(session)
  if (accounts.length === 0) throw new PairingEmptyError()
  const wanted = caipNetworkId === undefined ? undefined : parseChainId(caipNetworkId)
  const chainId = config.chains.find(({ id }) => id === wanted && chainIds.includes(id))?.id
  const isNew = !config.state.connections.has(uid)
  const stop = session.onEvent(({ type }) => {
    if (type === 'ended') handleEnd()
  })

  function handleEnd(): void {
    stop()
    // The connector may already have another session that replaced this one.
    if ((getPairedTag(connector)?.session ?? session) !== session) return
    tagHostConnector(connector, undefined)
    if (config.state.connections.has(uid)) connector.onDisconnect()
  }

  try {
    throwIfAborted(signal)
    await storeRequestedChains(config, connector)
    if (isNew) await connect(config, { connector, ...(chainId !== undefined && { chainId }) })
    else {
      if (getPairedTag(connector)?.session !== session) await emitCurrentState(connector)
      if (config.state.current !== uid) await switchAccount(config, { connector })
    }
    throwIfAborted(signal)
  } catch (error) {
    stop()
    throw parseWalletError(error)
  }
  const connection = config.state.connections.get(uid)
  if (connection === undefined) throw new WalletRequestError('The wallet disconnected')
  tagHostConnector(connector, new PairedConnectorTag(session, () => getApproval(session).chainIds.map(toCaipId)))
  return toConnection(connector.id, connection)
}

/** Emits the connector's accounts and chain to wagmi. The connector follows later changes only after its `connect`. */
async function emitCurrentState(connector: WagmiConnector): Promise<void> {
  const { accounts, chainId } = await connector.connect({ isReconnecting: true })
  connector.emitter.emit('change', { accounts, chainId })
}

/** Records every chain as requested. The connector drops a session with unrequested chains, and here the kit requested them. */
async function storeRequestedChains({ chains }: Config, connector: WagmiConnector): Promise<void> {
  const setRequestedChains = safeGet(connector, 'setRequestedChainsIds')
  if (typeof setRequestedChains !== 'function') return
  await Reflect.apply(setRequestedChains, connector, [chains.map(({ id }) => id)])
}
