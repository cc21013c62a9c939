/**
 * Connecting, restoring and ending connections to the wallets of the page.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         RequestAbortedError
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-116
 */
import { type Adapter, type CaipNetworkId, ConnectorNotFoundError, WalletRequestError } from '@bowline/kit-core'
import {
  assertNotAborted,
  createAttempts,
  leaveWallet,
  untilAborted,
  waitFor,
  withinTime,
} from '@bowline/kit-core/adapter'
import type { FoundWallet } from '../discovery/found-wallet.js'
import { openWallet } from '../wallets/open-wallet.js'
import type { BitcoinWallet, Opening } from '../wallets/wallet.js'
import { type LiveConnections, toAccount, toConnection } from './live-connections.js'

const SILENT_WALLET_LIMIT_MS = 5_000
const LATE_WALLET_LIMIT_MS = 1_000

type Answer = { readonly wallet: BitcoinWallet; readonly opening: Opening }

/** What the deeds of this file need. */
export type ConnectionsParts = {
  readonly live: LiveConnections
  readonly wallets: () => readonly FoundWallet[]
}

/** The connection part of the adapter. */
export function createConnections({
  live,
  wallets,
}: ConnectionsParts): Pick<Adapter, 'connect' | 'reconnect' | 'disconnect' | 'getAccounts'> {
  const attempt = createAttempts<Answer>()
  const find = (connectorId: string) => wallets().find(({ id }) => id === connectorId)

  function take(connectorId: string, wallet: BitcoinWallet, opening: Opening, asked?: CaipNetworkId) {
    const { accounts } = opening
    if (accounts.length === 0) {
      throw new WalletRequestError('', undefined, new Error('The wallet opened no account'))
    }
    const caipNetworkId = live.networkOf(opening, asked)
    return toConnection(live.add({ connectorId, wallet, details: {}, accounts, caipNetworkId }))
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      assertNotAborted(signal)
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

    async reconnect({ connectorId, signal }) {
      assertNotAborted(signal)
      const existing = live.find(connectorId)
      if (existing) return toConnection(existing)
      const found = await waitFor(() => find(connectorId), LATE_WALLET_LIMIT_MS, signal)
      if (found === undefined) return undefined
      const wallet = openWallet(found)
      const restoring = (wallet.restore?.() ?? Promise.resolve(undefined)).catch(() => undefined)
      const opening = await untilAborted(withinTime(restoring, SILENT_WALLET_LIMIT_MS), signal)
      if (opening === undefined || opening.accounts.length === 0) return undefined
      const made = live.find(connectorId)
      return made ? toConnection(made) : take(connectorId, wallet, opening)
    },

    async disconnect({ connectorId }) {
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
