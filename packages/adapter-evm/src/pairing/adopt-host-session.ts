/**
 * Takes a session up that the host's own wagmi connector has, so that wagmi's hooks and the kit see one connection: the
 * connector's own.
 *
 * In      session        of the connector's provider
 *         caipNetworkId  where the app would like to come up, if the wallet approved it
 * Out     the connection, with what the wallet approved
 * Throws  PairingEmptyError     the session holds no EVM account
 *         WalletRequestError    it ended meanwhile
 *         RequestAbortedError   given up; the session is left as it is
 * Source  spec R-ADPT-06, R-CONN-41, R-CONN-119, R-CONN-122
 */
import {
  type CaipNetworkId,
  type Connection,
  type PairedSession,
  PairingEmptyError,
  WalletRequestError,
} from '@bowline/kit-core'
import { parseWalletError, safeGet, throwIfAborted } from '@bowline/kit-core/adapter'
import { type Config, connect, switchAccount, type Connector as WagmiConnector } from '@wagmi/core'
import { toConnection } from '../connections/connection.js'
import { caipOf, readApproval, readChainId } from './approval.js'
import { getPairedTag, PairedConnectorTag, tagHostConnector } from './paired-connector-tag.js'

/** The session, and the connector that has it. */
export type TakeUpParams = {
  readonly config: Config
  readonly connector: WagmiConnector
  readonly session: PairedSession
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly signal: AbortSignal
}

/** Takes it up. */
export async function adoptHostSession({
  config,
  connector,
  session,
  caipNetworkId,
  signal,
}: TakeUpParams): Promise<Connection> {
  const { uid } = connector
  const { accounts, chainIds } = readApproval(session)
  if (accounts.length === 0) throw new PairingEmptyError()
  const wanted = caipNetworkId === undefined ? undefined : readChainId(caipNetworkId)
  const chainId = config.chains.find(({ id }) => id === wanted && chainIds.includes(id))?.id
  const isNew = !config.state.connections.has(uid)
  const stop = session.onEvent(({ type }) => {
    if (type === 'ended') leave()
  })

  function leave(): void {
    stop()
    // The connector may have another session by now, in whose place this one was ended.
    if ((getPairedTag(connector)?.session ?? session) !== session) return
    tagHostConnector(connector, undefined)
    if (config.state.connections.has(uid)) connector.onDisconnect()
  }

  try {
    throwIfAborted(signal)
    await rememberAsked(config, connector)
    if (isNew) await connect(config, { connector, ...(chainId !== undefined && { chainId }) })
    else {
      if (getPairedTag(connector)?.session !== session) await follow(connector)
      if (config.state.current !== uid) await switchAccount(config, { connector })
    }
    throwIfAborted(signal)
  } catch (error) {
    stop()
    throw parseWalletError(error)
  }
  const connection = config.state.connections.get(uid)
  if (connection === undefined) throw new WalletRequestError('The wallet ended the connection')
  tagHostConnector(connector, new PairedConnectorTag(session, () => readApproval(session).chainIds.map(caipOf)))
  return toConnection(connector.id, connection)
}

/** wagmi takes in what the provider tells of by itself; the connector hears of later changes only once it was connected. */
async function follow(connector: WagmiConnector): Promise<void> {
  const { accounts, chainId } = await connector.connect({ isReconnecting: true })
  connector.emitter.emit('change', { accounts, chainId })
}

/** The connector gives up a session unless it asked for every chain of its configuration; here the kit asked for it. */
async function rememberAsked({ chains }: Config, connector: WagmiConnector): Promise<void> {
  const remember = safeGet(connector, 'setRequestedChainsIds')
  if (typeof remember !== 'function') return
  await Reflect.apply(remember, connector, [chains.map(({ id }) => id)])
}
