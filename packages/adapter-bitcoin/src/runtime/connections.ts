/**
 * Connecting, restoring and ending connections to the wallets of the page. A wallet that is not there when it is to be
 * restored is restored when it appears, unless the visitor has connected or disconnected one meanwhile, or another one is connected.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         RequestAbortedError
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-116, R-CONN-145, R-ADPT-42
 */
import {
  type Adapter,
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  ConnectorNotFoundError,
  type ReconnectParams,
  WalletRequestError,
} from '@bowline/kit-core'
import {
  assertNotAborted,
  createAttempts,
  leaveWallet,
  untilAborted,
  waitFor,
  withinTime,
} from '@bowline/kit-core/adapter'
import type { FoundWallet } from '../discovery/found-wallet.js'
import { isInjectedId } from '../discovery/injected.js'
import type { Offer } from '../discovery/tell-connectors.js'
import { openWallet } from '../wallets/open-wallet.js'
import type { BitcoinWallet, Opening } from '../wallets/wallet.js'
import { type LiveConnections, toAccount, toConnection } from './live-connections.js'

const SILENT_WALLET_LIMIT_MS = 5_000
const LATE_WALLET_LIMIT_MS = 1_000
/** Nothing tells of them, and extensions take their time. */
const LATE_INJECTED_LIMIT_MS = 5_000

type Answer = { readonly wallet: BitcoinWallet; readonly opening: Opening }

/** What the deeds of this file need. */
export type ConnectionsParts = {
  readonly live: LiveConnections
  readonly wallets: () => readonly FoundWallet[]
  readonly offer: Offer
  /** Lists the wallets anew, so that one that is found is on offer before it is connected. */
  readonly tell: () => void
  readonly log: AdapterContext['log']
}

/** The connection part of the adapter. */
export function createConnections({
  live,
  wallets,
  offer,
  tell,
  log,
}: ConnectionsParts): Pick<Adapter, 'connect' | 'reconnect' | 'disconnect' | 'getAccounts'> {
  const attempt = createAttempts<Answer>()
  const find = (connectorId: string) => wallets().find(({ id }) => id === connectorId)

  /** Asked for while their wallets were not there. */
  let missing = new Map<string, ReconnectParams>()
  const forget = () => {
    missing = new Map()
  }
  offer.onChange = () => {
    for (const params of [...missing.values()]) {
      const found = find(params.connectorId)
      if (found === undefined || !missing.delete(params.connectorId)) continue
      bringIn(found, params).catch((error: unknown) => log.debug('A late wallet could not be restored', error))
    }
  }

  async function bringIn(found: FoundWallet, params: ReconnectParams): Promise<void> {
    const waited = missing
    const answer = await askSilently(found, params)
    if (answer === undefined || missing !== waited || !live.isEmpty()) return
    offer.emit({ type: 'connections', connections: [takeBack(answer, params)] })
  }

  function take(connectorId: string, wallet: BitcoinWallet, opening: Opening, asked?: CaipNetworkId) {
    const { accounts } = opening
    if (accounts.length === 0) {
      throw new WalletRequestError('', undefined, new Error('The wallet opened no account'))
    }
    const caipNetworkId = live.networkOf(opening, asked)
    return toConnection(live.add({ connectorId, wallet, details: {}, accounts, caipNetworkId }))
  }

  async function askSilently(found: FoundWallet, { signal }: ReconnectParams): Promise<Answer | undefined> {
    const wallet = openWallet(found)
    const restoring = (wallet.restore?.() ?? Promise.resolve(undefined)).catch(() => undefined)
    const opening = await untilAborted(withinTime(restoring, SILENT_WALLET_LIMIT_MS), signal)
    return opening === undefined || opening.accounts.length === 0 ? undefined : { wallet, opening }
  }

  function takeBack({ wallet, opening }: Answer, { connectorId, caipNetworkId }: ReconnectParams): Connection {
    const made = live.find(connectorId)
    return made ? toConnection(made) : take(connectorId, wallet, opening, caipNetworkId)
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      assertNotAborted(signal)
      forget()
      const existing = live.find(connectorId)
      if (existing) return toConnection(existing)
      const found = find(connectorId)
      if (found === undefined) throw new ConnectorNotFoundError(connectorId)
      const begin = async () => {
        const wallet = openWallet(found)
        return {
          wallet,
          opening: await wallet.connect(caipNetworkId, (address) => live.fitting(address, caipNetworkId)),
        }
      }
      const undo = async ({ wallet }: Answer) => {
        if (!live.find(connectorId)) await leave(wallet)
      }
      const { wallet, opening } = await attempt({ key: connectorId, begin, undo }, signal)
      const made = live.find(connectorId)
      return made ? toConnection(made) : take(connectorId, wallet, opening, caipNetworkId)
    },

    async reconnect(params) {
      const { connectorId, signal } = params
      assertNotAborted(signal)
      const existing = live.find(connectorId)
      if (existing) return toConnection(existing)
      const limitMs = isInjectedId(connectorId) ? LATE_INJECTED_LIMIT_MS : LATE_WALLET_LIMIT_MS
      const look = () => {
        tell()
        return find(connectorId)
      }
      const found = await waitFor(look, limitMs, signal)
      if (found === undefined) {
        missing.set(connectorId, params)
        return undefined
      }
      const answer = await askSilently(found, params)
      return answer && takeBack(answer, params)
    },

    async disconnect({ connectorId }) {
      forget()
      const connection = live.find(connectorId)
      if (connection === undefined) return
      live.drop(connection)
      await leave(connection.wallet)
    },

    getAccounts: async ({ connectorId }) => live.get(connectorId).accounts.map(toAccount),
  }
}

function leave(wallet: Pick<BitcoinWallet, 'disconnect'>): Promise<void> {
  return leaveWallet(() => wallet.disconnect?.())
}
