/**
 * Connects, restores and disconnects installed wallets; disconnects paired ones too.
 *
 * Throws  ConnectorNotFoundError, ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         WalletUnavailableError, RequestAbortedError
 * Source  spec R-CONN-04, -101, -102, -106, -108, -116, -146, -148, -244, R-ADPT-12, -126
 */
import { type Adapter, type CaipNetworkId, type Connection, isKitError } from '@bowline/kit-core'
import {
  createSharedConnect,
  disconnectWallet,
  loadOnce,
  loadSilentRequests,
  safeGet,
  throwIfAborted,
  withAbort,
} from '@bowline/kit-core/adapter'
import { ConnectorNotFoundError, WalletRequestError, WalletUnavailableError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { RuntimeParams } from '../contract.js'
import type { InstalledWallet } from '../discovery/discovery.js'
import { getChains, onWalletChange } from '../discovery/standard-wallet.js'
import { createFindStoredWallet } from './find-stored-wallet.js'
import { createInstalledWallet } from './installed-wallet.js'
import type { LiveWallet, LiveWallets } from './live-wallet.js'
import { requestWallet } from './request-wallet.js'
import { isUnreadable, parseAccounts, type StandardAccount } from './standard-accounts.js'
import { getNetworks } from './standard-chains.js'
import { createStoredNetwork } from './stored-network.js'

/** The connection methods of the adapter. */
export type Connections = Required<Pick<Adapter, 'connect' | 'reconnect' | 'disconnect'>>

/** Creates the connection methods. */
export function createConnections(
  { context, emit, discovery, lifetime }: RuntimeParams,
  live: LiveWallets,
): Connections {
  const watched = new WeakMap<object, Set<string>>()
  const { networks, storage } = context
  const attempt = createSharedConnect<readonly StandardAccount[]>()
  const { find } = discovery
  const findStored = createFindStoredWallet({
    ...{ discovery, live, lifetime, requestAccounts: requestSilently, watchAccounts: awaitAccounts },
    onAvailable: (connectorId) => emit({ type: 'available', connectorId }),
  })

  async function open(wallet: InstalledWallet, { requested, isSilent, signal }: Opening): Promise<Connection> {
    const begin = () => (isSilent ? requestSilently(wallet.source) : requestAccounts(wallet.source, false))
    // A silent approval was given earlier and the next page needs it, so only a prompted one is undone.
    const undo = async () => {
      if (!isSilent) await disconnectWallet(() => requestWallet(wallet.source, 'standard:disconnect', v.unknown()))
    }
    const accounts = await attempt({ key: `${wallet.id} ${isSilent}`, begin, undo }, signal)
    const existing = live.find(wallet.id)
    if (existing !== undefined) return existing.connection()
    return createConnection(wallet, accounts, requested)
  }

  /** Emits `available` when a wallet that is not connected opens accounts. */
  function awaitAccounts(id: string, source: object): void {
    const known = watched.get(source)?.add(id)
    if (known) return
    const ids = new Set([id])
    watched.set(source, ids)
    const stop = onWalletChange(source, () => {
      if (parseAccounts(safeGet(source, 'accounts'), source).length === 0) return
      for (const connectorId of ids) if (live.find(connectorId) === undefined) emit({ type: 'available', connectorId })
    })
    lifetime().addEventListener('abort', () => {
      watched.delete(source)
      stop()
    })
  }

  /** Creates the connection. The wallet is unavailable when it leaves the page or no longer opens accounts. */
  function createConnection(
    wallet: InstalledWallet,
    accounts: readonly StandardAccount[],
    requested: CaipNetworkId | undefined,
  ) {
    const memory = createStoredNetwork(storage, wallet.id)
    const approved = getNetworks(getChains(wallet.source), networks())
    const wanted = [requested, memory.restore()].find((id) => id !== undefined && approved.includes(id))
    const caipNetworkId = wanted ?? approved[0]
    if (caipNetworkId === undefined)
      throw new WalletRequestError('', undefined, new Error('The wallet supports none of the app’s networks'))

    const onDisconnect = () => {
      if (!live.drop(entry)) return
      stopWatching()
      awaitAccounts(wallet.id, wallet.source)
      emit({ type: 'unavailable', connectorId: wallet.id })
    }
    const connected = createInstalledWallet({
      ...{ wallet, accounts, caipNetworkId, networks, emit, onDisconnect },
      onNetworkChange: memory.store,
      onUnauthorized: () => void checkAccess(connected),
    })
    const stopWatching = discovery.onChange(() => {
      if (!discovery.wallets().some(({ source }) => source === wallet.source)) onDisconnect()
    })
    const entry = {
      ...connected,
      stop() {
        stopWatching()
        connected.stop()
      },
    }
    live.put(entry)
    if (wanted !== undefined) memory.store(wanted)
    return entry.connection()
  }

  /** Checks whether the wallet revoked access without an event. */
  async function checkAccess({ connection, updateAccounts, source }: LiveWallet): Promise<void> {
    try {
      const opened = await requestSilently(source)
      const isOpen = (address: string) => opened.some((account) => account.address === address)
      if (!connection().accounts.every(({ address }) => isOpen(address))) updateAccounts?.(opened)
    } catch (error) {
      if (isKitError(error, 'wallet/unavailable')) updateAccounts?.([])
      else context.log.debug('The wallet did not report whether it still shares its accounts', error)
    }
  }

  return {
    async connect({ connectorId, caipNetworkId, signal }) {
      throwIfAborted(signal)
      const wallet = find(connectorId)
      if (wallet === undefined) throw new ConnectorNotFoundError(connectorId)
      return live.find(connectorId)?.connection() ?? open(wallet, { requested: caipNetworkId, isSilent: false, signal })
    },

    async reconnect({ connectorId, address, signal }) {
      throwIfAborted(signal)
      const wallet = await findStored({ connectorId, address, signal })
      if (wallet === undefined) throw new ConnectorNotFoundError(connectorId)
      const existing = live.find(connectorId)
      if (existing === undefined) {
        awaitAccounts(connectorId, wallet.source)
        return open(wallet, { requested: undefined, isSilent: true, signal })
      }
      const accounts = await withAbort(requestSilently(wallet.source), signal).catch((error: unknown) => {
        // The wallet locked without an event. Accounts that it opens later are handled like those of an awaited wallet.
        if (isKitError(error, 'wallet/unavailable')) existing.updateAccounts?.([])
        throw error
      })
      existing.updateAccounts?.(accounts)
      return (live.find(connectorId) ?? existing).connection()
    },

    async disconnect({ connectorId }) {
      const wallet = live.find(connectorId)
      if (wallet === undefined) return
      live.drop(wallet)
      createStoredNetwork(storage, connectorId).clear()
      await wallet.disconnect()
    },
  }
}

type Opening = {
  readonly requested: CaipNetworkId | undefined
  readonly isSilent: boolean
  readonly signal: AbortSignal
}

const loadSilentRequest = loadOnce(async () =>
  (await loadSilentRequests()).createSilentRequests<readonly StandardAccount[]>(),
)

async function requestSilently(source: object): Promise<readonly StandardAccount[]> {
  const request = await loadSilentRequest()
  return request({
    wallet: source,
    send: () => requestAccounts(source, true),
    opened() {
      const accounts = parseAccounts(safeGet(source, 'accounts'), source)
      return accounts.length > 0 ? accounts : undefined
    },
    onChange: (listener) => onWalletChange(source, listener),
  })
}

/** Some wallets respond with nothing and expose the accounts on their own object. */
async function requestAccounts(source: object, isSilent: boolean): Promise<readonly StandardAccount[]> {
  const response = await requestWallet(source, 'standard:connect', v.unknown(), isSilent ? { silent: true } : {})
  const accounts = parseAccounts(safeGet(response, 'accounts'), source)
  if (accounts.length > 0) return accounts
  const own = parseAccounts(safeGet(source, 'accounts'), source)
  if (own.length > 0) return own
  if ([response, source].some((from) => isUnreadable(safeGet(from, 'accounts'), source))) {
    throw new WalletRequestError('', undefined, new Error('Unexpected response to standard:connect'))
  }
  // A locked wallet and a disconnected one respond the same.
  if (isSilent) throw new WalletUnavailableError()
  throw new WalletRequestError('', undefined, new Error('The wallet shared no account'))
}
