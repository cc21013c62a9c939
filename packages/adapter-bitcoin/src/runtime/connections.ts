/**
 * Connecting, restoring and ending connections to the wallets of the page.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         WalletUnavailableError, RequestAbortedError
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-116, R-CONN-145, R-CONN-146, R-CONN-148, R-CONN-155, R-ADPT-42
 */
import {
  type Adapter,
  type AdapterContext,
  type CaipNetworkId,
  ConnectorNotFoundError,
  WalletRequestError,
  WalletUnavailableError,
} from '@bowline/kit-core'
import {
  createAttempts,
  disconnectWallet,
  retryUntilAnswered,
  throwIfAborted,
  waitFor,
} from '@bowline/kit-core/adapter'
import type { FoundWallet } from '../discovery/found-wallet.js'
import { openWallet } from '../wallets/open-wallet.js'
import type { BitcoinWallet, Opening, WalletChange } from '../wallets/wallet.js'
import { accountsOf, type LiveConnections, toConnection } from './connected-wallets.js'

/** A wallet that comes late gets a moment; one that comes later is listed then, and asked for anew. */
const LATE_WALLET_LIMIT_MS = 1_000

type Answer = { readonly wallet: BitcoinWallet; readonly opening: Opening }

/** What the actions of this file need. */
export type ConnectionsParts = {
  readonly live: LiveConnections
  readonly wallets: () => readonly FoundWallet[]
  readonly emit: AdapterContext['emit']
  /** Fires when the kit stops. */
  readonly lifetime: () => AbortSignal
  /** Lists the wallets anew, so that one that is found is on offer before it is connected. */
  readonly tell: () => void
}

/** The connection part of the adapter. */
export function createConnections({
  live,
  wallets,
  emit,
  lifetime,
  tell,
}: ConnectionsParts): Pick<Adapter, 'connect' | 'reconnect' | 'disconnect' | 'getAccounts'> {
  const attempt = createAttempts<Answer>()
  const heard = new Map<string, WalletChange>()
  const find = (connectorId: string) => wallets().find(({ id }) => id === connectorId)

  /** Hears of accounts that a wallet opens while it is not connected. */
  function awaitAccounts(connectorId: string, wallet: BitcoinWallet): void {
    if (heard.has(connectorId)) return
    heard.set(connectorId, 'ended')
    const stop = wallet.onChange?.((change) => {
      heard.set(connectorId, change)
      if (openingIn(change) && !live.find(connectorId)) emit({ type: 'available', connectorId })
    })
    lifetime().addEventListener('abort', () => {
      heard.delete(connectorId)
      stop?.()
    })
  }

  function take(connectorId: string, wallet: BitcoinWallet, opening: Opening, asked?: CaipNetworkId) {
    const { accounts } = opening
    if (accounts.length === 0) {
      throw new WalletRequestError('', undefined, new Error('The wallet opened no account'))
    }
    const caipNetworkId = live.networkOf(opening, asked)
    return toConnection(live.add({ connectorId, wallet, details: {}, accounts, caipNetworkId }))
  }

  /** Without a window. A wallet that opens nothing may be locked; of one that has no such question counts what it told last. */
  async function askSilently(
    connectorId: string,
    wallet: Pick<BitcoinWallet, 'restore'>,
    signal: AbortSignal,
  ): Promise<Opening> {
    const restore = wallet.restore ?? (async () => openingIn(heard.get(connectorId) ?? 'ended'))
    const opening = await retryUntilAnswered(restore, signal)
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
      awaitAccounts(connectorId, wallet)
      const made = live.find(connectorId)
      return made ? toConnection(made) : take(connectorId, wallet, opening, caipNetworkId)
    },

    async reconnect({ connectorId, caipNetworkId, signal }) {
      throwIfAborted(signal)
      const existing = live.find(connectorId)
      if (existing) {
        if (existing.wallet.restore) {
          live.follow(existing, (await retryUntilAnswered(existing.wallet.restore, signal)) ?? 'ended')
          // What it opens later is heard as of a wallet that is awaited.
          if (!live.find(connectorId)) throw new WalletUnavailableError()
        }
        return toConnection(live.find(connectorId) ?? existing)
      }
      const look = () => {
        tell()
        return find(connectorId)
      }
      const found = await waitFor(look, LATE_WALLET_LIMIT_MS, signal)
      if (found === undefined) throw new ConnectorNotFoundError(connectorId)
      const wallet = openWallet(found)
      awaitAccounts(connectorId, wallet)
      const opening = await askSilently(connectorId, wallet, signal)
      const made = live.find(connectorId)
      return made ? toConnection(made) : take(connectorId, wallet, opening, caipNetworkId)
    },

    async disconnect({ connectorId }) {
      const connection = live.find(connectorId)
      if (connection === undefined) return
      live.drop(connection)
      await leave(connection.wallet)
    },

    getAccounts: async ({ connectorId }) => accountsOf(live.get(connectorId)),
  }
}

function openingIn(change: WalletChange): Opening | undefined {
  if (change === 'ended' || change.accounts === undefined || change.accounts.length === 0) return undefined
  return { accounts: change.accounts, networks: change.networks }
}

function leave(wallet: Pick<BitcoinWallet, 'disconnect'>): Promise<void> {
  return disconnectWallet(() => wallet.disconnect?.())
}
