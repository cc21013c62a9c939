/**
 * Connecting, restoring and ending connections of installed wallets.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         WalletUnavailableError, RequestAbortedError
 * Source  spec R-CONN-04, -101, -102, -106, -108, -116, -146, -148, -244, R-ADPT-12, -126
 */
import {
  type Adapter,
  type CaipNetworkId,
  type Connection,
  ConnectorNotFoundError,
  isKitError,
  WalletRequestError,
  WalletUnavailableError,
} from '@bowline/kit-core'
import {
  createAttempts,
  disconnectWallet,
  loadOnce,
  loadSilentRequests,
  safeGet,
  throwIfAborted,
  withAbort,
} from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { InstalledWallet } from '../discovery/discovery.js'
import { chainsOf, onWalletChange } from '../discovery/standard-wallet.js'
import type { RuntimeParts } from '../runtime.js'
import { createStoredWallets } from './find-stored-wallet.js'
import { createInstalledWallet } from './installed-wallet.js'
import type { LiveWallet, LiveWallets } from './live-wallet.js'
import { requestWallet } from './request-wallet.js'
import { isUnreadable, readAccounts, type StandardAccount } from './standard-accounts.js'
import { networksOf } from './standard-chains.js'
import { createNetworkMemory } from './stored-network.js'

/** The connection part of the adapter. */
export type Connections = Required<Pick<Adapter, 'connect' | 'reconnect' | 'disconnect'>>

/** Makes the connection part of the adapter. */
export function createConnections(
  { context, emit, discovery, lifetime }: RuntimeParts,
  live: LiveWallets,
): Connections {
  const heard = new WeakMap<object, Set<string>>()
  const { networks, storage } = context
  const attempt = createAttempts<readonly StandardAccount[]>()
  const { find } = discovery
  const findStored = createStoredWallets({
    ...{ discovery, live, lifetime, ask: askSilently, hear: awaitAccounts },
    tell: (connectorId) => emit({ type: 'available', connectorId }),
  })

  async function open(wallet: InstalledWallet, { asked, isSilent, signal }: Opening): Promise<Connection> {
    const begin = () => (isSilent ? askSilently(wallet.source) : openAccounts(wallet.source, false))
    // A silent yes that nobody waits for any more was given before, and is needed on the next page.
    const undo = async () => {
      if (!isSilent) await disconnectWallet(() => requestWallet(wallet.source, 'standard:disconnect', z.unknown()))
    }
    const accounts = await attempt({ key: `${wallet.id} ${isSilent}`, begin, undo }, signal)
    const existing = live.find(wallet.id)
    if (existing !== undefined) return existing.connection()
    return take(wallet, accounts, asked)
  }

  /** Hears of accounts that a wallet opens while it is not connected. */
  function awaitAccounts(id: string, source: object): void {
    const known = heard.get(source)?.add(id)
    if (known) return
    const ids = new Set([id])
    heard.set(source, ids)
    const stop = onWalletChange(source, () => {
      if (readAccounts(safeGet(source, 'accounts'), source).length === 0) return
      for (const connectorId of ids) if (live.find(connectorId) === undefined) emit({ type: 'available', connectorId })
    })
    lifetime().addEventListener('abort', () => {
      heard.delete(source)
      stop()
    })
  }

  /** Takes over the accounts; the wallet is away when it leaves the page or opens none any more. */
  function take(wallet: InstalledWallet, accounts: readonly StandardAccount[], asked: CaipNetworkId | undefined) {
    const memory = createNetworkMemory(storage, wallet.id)
    const approved = networksOf(chainsOf(wallet.source), networks())
    const wanted = [asked, memory.recall()].find((id) => id !== undefined && approved.includes(id))
    const caipNetworkId = wanted ?? approved[0]
    if (caipNetworkId === undefined) throw new WalletRequestError('', undefined, new Error('The wallet has no network'))

    const onGone = () => {
      if (!live.drop(made)) return
      stopWatching()
      awaitAccounts(wallet.id, wallet.source)
      emit({ type: 'unavailable', connectorId: wallet.id })
    }
    const connected = createInstalledWallet({
      ...{ wallet, accounts, caipNetworkId, networks, emit, onGone },
      onMove: memory.remember,
      onUnauthorized: () => void checkAccess(connected),
    })
    const stopWatching = discovery.onChange(() => {
      if (!discovery.wallets().some(({ source }) => source === wallet.source)) onGone()
    })
    const made = {
      ...connected,
      stop() {
        stopWatching()
        connected.stop()
      },
    }
    live.put(made)
    if (wanted !== undefined) memory.remember(wanted)
    return made.connection()
  }

  /** The wallet may have taken access away without an event. */
  async function checkAccess({ connection, follow, source }: LiveWallet): Promise<void> {
    try {
      const opened = await askSilently(source)
      const isOpen = (address: string) => opened.some((account) => account.address === address)
      if (!connection().accounts.every(({ address }) => isOpen(address))) follow?.(opened)
    } catch (error) {
      if (isKitError(error, 'wallet/unavailable')) follow?.([])
      else context.log.debug('The wallet did not say whether it still opens its accounts', error)
    }
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      throwIfAborted(signal)
      const wallet = find(connectorId)
      if (wallet === undefined) throw new ConnectorNotFoundError(connectorId)
      return live.find(connectorId)?.connection() ?? open(wallet, { asked: caipNetworkId, isSilent: false, signal })
    },

    async reconnect({ connectorId, address, signal }) {
      throwIfAborted(signal)
      const wallet = await findStored({ connectorId, address, signal })
      if (wallet === undefined) throw new ConnectorNotFoundError(connectorId)
      const existing = live.find(connectorId)
      if (existing === undefined) {
        awaitAccounts(connectorId, wallet.source)
        return open(wallet, { asked: undefined, isSilent: true, signal })
      }
      const accounts = await withAbort(askSilently(wallet.source), signal).catch((error: unknown) => {
        // Locked without a word: what it opens later is heard as of a wallet that is awaited.
        if (isKitError(error, 'wallet/unavailable')) existing.follow?.([])
        throw error
      })
      existing.follow?.(accounts)
      return (live.find(connectorId) ?? existing).connection()
    },

    async disconnect({ connectorId }) {
      const wallet = live.find(connectorId)
      if (wallet === undefined) return
      live.drop(wallet)
      createNetworkMemory(storage, connectorId).forget()
      await wallet.leave()
    },
  }
}

type Opening = {
  readonly asked: CaipNetworkId | undefined
  readonly isSilent: boolean
  readonly signal: AbortSignal
}

const loadAsker = loadOnce(async () => (await loadSilentRequests()).createSilentRequests<readonly StandardAccount[]>())

async function askSilently(source: object): Promise<readonly StandardAccount[]> {
  const ask = await loadAsker()
  return ask({
    wallet: source,
    ask: () => openAccounts(source, true),
    opened() {
      const accounts = readAccounts(safeGet(source, 'accounts'), source)
      return accounts.length > 0 ? accounts : undefined
    },
    onChange: (listener) => onWalletChange(source, listener),
  })
}

/** Some wallets answer nothing and open the accounts on their own object. */
async function openAccounts(source: object, isSilent: boolean): Promise<readonly StandardAccount[]> {
  const answer = await requestWallet(source, 'standard:connect', z.unknown(), isSilent ? { silent: true } : {})
  const accounts = readAccounts(safeGet(answer, 'accounts'), source)
  if (accounts.length > 0) return accounts
  const own = readAccounts(safeGet(source, 'accounts'), source)
  if (own.length > 0) return own
  if ([answer, source].some((told) => isUnreadable(safeGet(told, 'accounts'), source))) {
    throw new WalletRequestError('', undefined, new Error('standard:connect was answered in an unknown form'))
  }
  // A locked wallet and one that was left say the same.
  if (isSilent) throw new WalletUnavailableError()
  throw new WalletRequestError('', undefined, new Error('The wallet opened no account'))
}
