/**
 * The connections that live, and what their wallets tell: other accounts, another network, that they open none any more, the end.
 *
 * In      emit      the adapter's events
 *         networks  of the app, which decide where a wallet that does not say is
 *         lifetime  fires when the kit stops
 * Out     at most one connection per connector
 * Source  spec R-ADPT-01, R-ADPT-20, R-ADPT-41, R-ADPT-42, R-CONN-102, R-CONN-116, R-CONN-154
 */
import type { AdapterContext, CaipNetworkId, Connection, ConnectionAccount } from '@bowline/kit-core'
import { anySignal, type ConnectedWalletEntry, createConnectedWallets } from '@bowline/kit-core/adapter'
import { chainOfAddress } from '../chain/address.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import type { BitcoinWallet, Opening, WalletChange } from '../wallets/wallet.js'
import { pollWallet } from './poll-wallet.js'

/** A connection, and the wallet behind it. */
export type Live = ConnectedWalletEntry & {
  readonly wallet: Omit<BitcoinWallet, 'connect'>
  /** What is told of the wallet beside its accounts. */
  readonly details: Pick<Connection, 'name' | 'icon' | 'approvedCaipNetworkIds'>
  /** Asks for all addresses, where a connection does not come with them. */
  readonly addresses?: (() => Promise<readonly BitcoinAccount[]>) | undefined
  /** The session behind a paired one. */
  readonly session?: unknown
  accounts: readonly BitcoinAccount[]
  /** Their order is the page's own choice, until the wallet tells of accounts. */
  isOrdered?: boolean
  /** Them and what they can do, in the wallet's own order, as they were told last. */
  told?: string
  caipNetworkId: CaipNetworkId | undefined
}

/** What the list needs. */
export type LiveConnectionsParts = Pick<AdapterContext, 'emit' | 'networks'> & {
  readonly lifetime: () => AbortSignal
}

/** The list of them. */
export type LiveConnections = ReturnType<typeof createLiveConnections>

/** Makes the list, empty. */
export function createLiveConnections({ emit, networks, lifetime }: LiveConnectionsParts) {
  const { find, get, put, drop } = createConnectedWallets<Live>()

  /** Networks that share the form of an address: the one that is liked, one of the app's, any. */
  const fitting = (address: string, liked: CaipNetworkId | undefined) =>
    chainOfAddress(address, [liked, ...networks().map(({ caipNetworkId }) => caipNetworkId)])

  const isListed = (caipNetworkId: CaipNetworkId) => networks().some((known) => known.caipNetworkId === caipNetworkId)

  /** Where a wallet is: as it says, and only where it says nothing as its address does. */
  function networkOf({ accounts: [first], networks: told }: Opening, liked: CaipNetworkId | undefined) {
    if (liked !== undefined && told.includes(liked)) return liked
    return told.find(isListed) ?? told[0] ?? (first && fitting(first.address, liked)?.caipNetworkId)
  }

  function follow(connection: Live, change: WalletChange): void {
    const { connectorId, accounts, caipNetworkId, isOrdered = false, told } = connection
    if (find(connectorId) !== connection) return
    if (change === 'ended' || change.accounts?.length === 0) {
      drop(connection)
      emit({ type: connection.session === undefined ? 'unavailable' : 'disconnect', connectorId })
      return
    }
    const opening: Opening = { accounts, ...change }
    connection.accounts = opening.accounts
    connection.caipNetworkId = networkOf(opening, caipNetworkId) ?? caipNetworkId
    if (connection.caipNetworkId !== undefined && connection.caipNetworkId !== caipNetworkId) {
      emit({ type: 'switchNetwork', connectorId, caipNetworkId: connection.caipNetworkId })
    }
    if (opening.accounts === accounts) return
    connection.isOrdered = false
    connection.told = textOf(connection)
    if (isOrdered || connection.told !== told) {
      emit({ type: 'accountChanged', connectorId, accounts: accountsOf(connection) })
    }
  }

  return {
    find,
    get,
    fitting,
    isListed,
    networkOf,

    /** Takes a connection in, in the place of an older one of its connector. */
    add(parts: Omit<Live, 'stop'>): Live {
      const { wallet } = parts
      let stopAsking = () => {}
      const stops = [() => stopAsking()]
      const connection: Live = {
        ...parts,
        stop() {
          for (const stop of stops) stop()
        },
      }
      put(connection)
      connection.told = textOf(connection)
      const hear = (change: WalletChange) => {
        stopAsking()
        follow(connection, change)
        if (change === 'ended' || change.accounts !== undefined || find(connection.connectorId) !== connection) return
        const { signal, abort, release } = anySignal([lifetime()])
        stopAsking = abort
        void pollWallet(wallet, signal, (opening) => follow(connection, opening ?? 'ended')).finally(release)
      }
      const stopHearing = wallet.onChange?.(hear)
      if (stopHearing) stops.push(stopHearing)
      return connection
    },
    /** The page's own choice among the accounts; not told back. */
    use(connection: Live, address: string): void {
      const wanted = connection.accounts.find((account) => account.address === address)
      if (wanted === undefined) return
      connection.accounts = [wanted, ...connection.accounts.filter((account) => account !== wanted)]
      connection.isOrdered = true
    },
    follow,
    drop,
  }
}

/** A connection as the core knows it. */
export function toConnection(connection: Live): Connection {
  const { connectorId, caipNetworkId, details } = connection
  return {
    connectorId,
    accounts: accountsOf(connection),
    ...(caipNetworkId !== undefined && { caipNetworkId }),
    ...details,
  }
}

function toAccount({ address, purpose, publicKey, path }: BitcoinAccount): ConnectionAccount {
  return {
    address,
    type: purpose,
    ...(publicKey !== undefined && { publicKey }),
    ...(path !== undefined && { path }),
  }
}

/** Its accounts as the core knows them. */
export function accountsOf({ accounts, wallet }: Live): readonly ConnectionAccount[] {
  return accounts.map((account) => ({
    ...toAccount(account),
    ...(wallet.canSign?.(account.address) === false && { canSignMessages: false }),
  }))
}

/** Whether the wallet told this account before its others. */
export const isReportedFirst = ({ told }: Live, address: string) => told?.startsWith(`${address} `) ?? false

const textOf = (connection: Live) =>
  accountsOf(connection)
    .map(({ address, canSignMessages = true }) => `${address} ${canSignMessages}`)
    .join()
