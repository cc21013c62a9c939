/**
 * Connects and restores the wallets of the page; disconnects them and paired ones.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         WalletUnavailableError, RequestAbortedError
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-116, R-CONN-145, R-CONN-146, R-CONN-148, R-CONN-155, R-ADPT-42
 */
import type { Adapter, AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import {
  createSharedConnect,
  disconnectWallet,
  requestWithRetry,
  throwIfAborted,
  waitFor,
} from '@bowline/kit-core/adapter'
import { ConnectorNotFoundError, WalletRequestError, WalletUnavailableError } from '@bowline/kit-core/errors'
import type { FoundWallet } from '../discovery/found-wallet.js'
import { createWallet } from '../wallets/create-wallet.js'
import type { BitcoinWallet, Opening, WalletChange } from '../wallets/wallet.js'
import { getAccounts, type LiveConnections, toConnection } from './connected-wallets.js'

/** How long restoring waits for a wallet that is not there yet. One that appears later is listed and restored then. */
const LATE_WALLET_LIMIT_MS = 1_000

type Opened = { readonly wallet: BitcoinWallet; readonly opening: Opening }

/** What the connection methods need. */
export type ConnectionsParams = {
  readonly live: LiveConnections
  readonly wallets: () => readonly FoundWallet[]
  readonly emit: AdapterContext['emit']
  /** Returns the signal that aborts when the kit stops. */
  readonly lifetime: () => AbortSignal
  /** Updates the list of wallets, so that a found wallet is listed before it is connected. */
  readonly refresh: () => void
}

/** Creates the connection methods of the adapter. */
export function createConnections({
  live,
  wallets,
  emit,
  lifetime,
  refresh,
}: ConnectionsParams): Pick<Adapter, 'connect' | 'reconnect' | 'disconnect' | 'getAccounts'> {
  const attempt = createSharedConnect<Opened>()
  const lastChanges = new Map<string, WalletChange>()
  const find = (connectorId: string) => wallets().find(({ id }) => id === connectorId)

  /** Emits `available` when a wallet that is not connected shares accounts. */
  function awaitAccounts(connectorId: string, wallet: BitcoinWallet): void {
    if (lastChanges.has(connectorId)) return
    lastChanges.set(connectorId, 'ended')
    const stop = wallet.onChange?.((change) => {
      lastChanges.set(connectorId, change)
      if (toOpening(change) && !live.find(connectorId)) emit({ type: 'available', connectorId })
    })
    lifetime().addEventListener('abort', () => {
      lastChanges.delete(connectorId)
      stop?.()
    })
  }

  function createConnection(connectorId: string, wallet: BitcoinWallet, opening: Opening, requested?: CaipNetworkId) {
    const { accounts } = opening
    if (accounts.length === 0) {
      throw new WalletRequestError('', undefined, new Error('The wallet shared no account'))
    }
    const caipNetworkId = live.getNetwork(opening, requested)
    return toConnection(live.add({ connectorId, wallet, details: {}, accounts, caipNetworkId }))
  }

  /**
   * Requests the shared accounts without a prompt. For a wallet without such a request, uses what the wallet last reported.
   * Throws WalletUnavailableError when none are shared.
   */
  async function requestSilently(
    connectorId: string,
    wallet: Pick<BitcoinWallet, 'restore'>,
    signal: AbortSignal,
  ): Promise<Opening> {
    const restore = wallet.restore ?? (async () => toOpening(lastChanges.get(connectorId) ?? 'ended'))
    const opening = await requestWithRetry(restore, signal)
    if (opening === undefined || opening.accounts.length === 0) throw new WalletUnavailableError()
    return opening
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      throwIfAborted(signal)
      const existing = live.find(connectorId)
      if (existing) return toConnection(existing)
      const found = find(connectorId)
      if (found === undefined) throw new ConnectorNotFoundError(connectorId)
      const begin = async () => {
        const wallet = createWallet(found)
        return {
          wallet,
          opening: await wallet.connect(caipNetworkId, (address) => live.inferChain(address, caipNetworkId)),
        }
      }
      const undo = async ({ wallet }: Opened) => {
        if (!live.find(connectorId)) await disconnectQuietly(wallet)
      }
      const { wallet, opening } = await attempt({ key: connectorId, begin, undo }, signal)
      awaitAccounts(connectorId, wallet)
      const connected = live.find(connectorId)
      return connected ? toConnection(connected) : createConnection(connectorId, wallet, opening, caipNetworkId)
    },

    async reconnect({ connectorId, caipNetworkId, signal }) {
      throwIfAborted(signal)
      const existing = live.find(connectorId)
      if (existing) {
        if (existing.wallet.restore) {
          live.follow(existing, (await requestWithRetry(existing.wallet.restore, signal)) ?? 'ended')
          // Accounts that it opens later are handled like those of an awaited wallet.
          if (!live.find(connectorId)) throw new WalletUnavailableError()
        }
        return toConnection(live.find(connectorId) ?? existing)
      }
      const refreshAndFind = () => {
        refresh()
        return find(connectorId)
      }
      const found = await waitFor(refreshAndFind, LATE_WALLET_LIMIT_MS, signal)
      if (found === undefined) throw new ConnectorNotFoundError(connectorId)
      const wallet = createWallet(found)
      awaitAccounts(connectorId, wallet)
      const opening = await requestSilently(connectorId, wallet, signal)
      const connected = live.find(connectorId)
      return connected ? toConnection(connected) : createConnection(connectorId, wallet, opening, caipNetworkId)
    },

    async disconnect({ connectorId }) {
      const connection = live.find(connectorId)
      if (connection === undefined) return
      live.drop(connection)
      await disconnectQuietly(connection.wallet)
    },

    getAccounts: async ({ connectorId }) => getAccounts(live.get(connectorId)),
  }
}

function toOpening(change: WalletChange): Opening | undefined {
  if (change === 'ended' || change.accounts === undefined || change.accounts.length === 0) return undefined
  return { accounts: change.accounts, networks: change.networks }
}

function disconnectQuietly(wallet: Pick<BitcoinWallet, 'disconnect'>): Promise<void> {
  return disconnectWallet(() => wallet.disconnect?.())
}
