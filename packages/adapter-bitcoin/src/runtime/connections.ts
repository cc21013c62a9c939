/**
 * Connecting, restoring and ending connections to the wallets of the page.
 *
 * Who asks for a connection that is being asked for already waits for the same answer: wallets refuse a second question
 * while the first is open. A yes that comes after everybody has left is taken back.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         RequestAbortedError
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-116
 */
import { type Adapter, ConnectorNotFoundError, WalletRequestError } from '@bowline/kit-core'
import type { FoundWallet } from '../discovery/found-wallet.js'
import { openWallet } from '../wallets/open-wallet.js'
import type { BitcoinWallet, Opening } from '../wallets/wallet.js'
import { type LiveConnections, toAccount, toConnection } from './live-connections.js'
import { assertNotAborted, untilAborted, waitFor, withinTime } from './wait.js'

const SILENT_WALLET_LIMIT_MS = 5_000
const DISCONNECT_LIMIT_MS = 3_000
const LATE_WALLET_LIMIT_MS = 1_000

type Asking = { readonly wallet: BitcoinWallet; readonly answer: Promise<Opening>; waiting: number; isGivenUp: boolean }

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
  const asking = new Map<string, Asking>()
  const find = (connectorId: string) => wallets().find(({ id }) => id === connectorId)

  function take(connectorId: string, wallet: BitcoinWallet, { accounts, caipNetworkId }: Opening) {
    if (accounts.length === 0) {
      throw new WalletRequestError('', undefined, new Error('The wallet opened no account'))
    }
    return toConnection(live.add({ connectorId, wallet, details: {}, accounts, caipNetworkId }))
  }

  function ask(
    connectorId: string,
    found: FoundWallet,
    caipNetworkId: Parameters<BitcoinWallet['connect']>[0],
  ): Asking {
    const wallet = openWallet(found)
    const made: Asking = { wallet, answer: wallet.connect(caipNetworkId), waiting: 0, isGivenUp: false }
    asking.set(connectorId, made)
    const settle = () => {
      if (asking.get(connectorId) === made) asking.delete(connectorId)
    }
    made.answer.then(() => {
      settle()
      if (made.isGivenUp && !asking.has(connectorId) && !live.find(connectorId)) return leave(wallet)
    }, settle)
    return made
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      assertNotAborted(signal)
      const existing = live.find(connectorId)
      if (existing) return toConnection(existing)
      const found = find(connectorId)
      if (found === undefined) throw new ConnectorNotFoundError(connectorId)
      const current = asking.get(connectorId) ?? ask(connectorId, found, caipNetworkId)
      current.waiting += 1
      try {
        const opening = await untilAborted(current.answer, signal)
        const made = live.find(connectorId)
        return made ? toConnection(made) : take(connectorId, current.wallet, opening)
      } finally {
        current.waiting -= 1
        if (signal.aborted && current.waiting === 0) {
          current.isGivenUp = true
          if (asking.get(connectorId) === current) asking.delete(connectorId)
        }
      }
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

/** A wallet that fails to say goodbye is left all the same. */
async function leave(wallet: Pick<BitcoinWallet, 'disconnect'>): Promise<void> {
  const leaving = (wallet.disconnect?.() ?? Promise.resolve()).catch(() => undefined)
  await withinTime(leaving, DISCONNECT_LIMIT_MS)
}
