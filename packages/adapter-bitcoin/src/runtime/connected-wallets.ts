/**
 * The current connections. Handles what their wallets report: other accounts, another network, no shared account, and the end.
 *
 * In      emit      emits events of the adapter
 *         networks  of the app; they decide the network of a wallet that does not report one
 *         lifetime  returns the signal that aborts when the kit stops
 * Out     at most one connection per connector
 * Source  spec R-ADPT-01, R-ADPT-20, R-ADPT-41, R-ADPT-42, R-CONN-102, R-CONN-116, R-CONN-154
 */
import type { AdapterContext, CaipNetworkId, Connection, ConnectionAccount } from '@bowline/kit-core'
import { anySignal, type ConnectedWalletEntry, createConnectedWallets } from '@bowline/kit-core/adapter'
import { getAddressChain } from '../chain/address.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import type { BitcoinWallet, Opening, WalletChange } from '../wallets/wallet.js'
import { pollWallet } from './poll-wallet.js'

/** A connection and its wallet. */
export type LiveConnection = ConnectedWalletEntry & {
  readonly wallet: Omit<BitcoinWallet, 'connect'>
  /** Details that the kit shows besides the accounts. */
  readonly details: Pick<Connection, 'name' | 'icon' | 'approvedCaipNetworkIds'>
  /** Fetches all addresses. Undefined when the connection already has them. */
  readonly addresses?: (() => Promise<readonly BitcoinAccount[]>) | undefined
  /** The session of a paired wallet. */
  readonly session?: unknown
  accounts: readonly BitcoinAccount[]
  /** True when the app chose the order of the accounts. Reset when the wallet reports accounts. */
  isOrdered?: boolean
  /** Last reported accounts as text, in the order of the wallet, each with whether it can sign messages. */
  reportedAccounts?: string
  caipNetworkId: CaipNetworkId | undefined
}

/** What the list needs. */
export type LiveConnectionsParams = Pick<AdapterContext, 'emit' | 'networks'> & {
  readonly lifetime: () => AbortSignal
}

/** The list of connections, by connector id. */
export type LiveConnections = ReturnType<typeof createLiveConnections>

/** Creates an empty list. */
export function createLiveConnections({ emit, networks, lifetime }: LiveConnectionsParams) {
  const { find, get, put, drop } = createConnectedWallets<LiveConnection>()

  /** Networks can share the form of an address. Prefers the given one, then those of the app, then any. */
  const inferChain = (address: string, preferred: CaipNetworkId | undefined) =>
    getAddressChain(address, [preferred, ...networks().map(({ caipNetworkId }) => caipNetworkId)])

  const isListed = (caipNetworkId: CaipNetworkId) => networks().some((known) => known.caipNetworkId === caipNetworkId)

  /** Gets the network of a wallet: the one it reports, or the one of its first address when it reports none. */
  function getNetwork({ accounts: [first], networks: reported }: Opening, preferred: CaipNetworkId | undefined) {
    if (preferred !== undefined && reported.includes(preferred)) return preferred
    return reported.find(isListed) ?? reported[0] ?? (first && inferChain(first.address, preferred)?.caipNetworkId)
  }

  function follow(connection: LiveConnection, change: WalletChange): void {
    const { connectorId, accounts, caipNetworkId, isOrdered = false, reportedAccounts } = connection
    if (find(connectorId) !== connection) return
    if (change === 'ended' || change.accounts?.length === 0) {
      drop(connection)
      emit({ type: connection.session === undefined ? 'unavailable' : 'disconnect', connectorId })
      return
    }
    const opening: Opening = { accounts, ...change }
    connection.accounts = opening.accounts
    connection.caipNetworkId = getNetwork(opening, caipNetworkId) ?? caipNetworkId
    if (connection.caipNetworkId !== undefined && connection.caipNetworkId !== caipNetworkId) {
      emit({ type: 'switchNetwork', connectorId, caipNetworkId: connection.caipNetworkId })
    }
    if (opening.accounts === accounts) return
    connection.isOrdered = false
    connection.reportedAccounts = toComparable(connection)
    if (isOrdered || connection.reportedAccounts !== reportedAccounts) {
      emit({ type: 'accountChanged', connectorId, accounts: getAccounts(connection) })
    }
  }

  return {
    find,
    get,
    inferChain,
    isListed,
    getNetwork,

    /** Adds a connection. It replaces an older one of the same connector. */
    add(parts: Omit<LiveConnection, 'stop'>): LiveConnection {
      const { wallet } = parts
      let stopPolling = () => {}
      const stops = [() => stopPolling()]
      const connection: LiveConnection = {
        ...parts,
        stop() {
          for (const stop of stops) stop()
        },
      }
      put(connection)
      connection.reportedAccounts = toComparable(connection)
      const handleChange = (change: WalletChange) => {
        stopPolling()
        follow(connection, change)
        if (change === 'ended' || change.accounts !== undefined || find(connection.connectorId) !== connection) return
        const { signal, abort, release } = anySignal([lifetime()])
        stopPolling = abort
        void pollWallet(wallet, signal, (opening) => follow(connection, opening ?? 'ended')).finally(release)
      }
      const stopEvents = wallet.onChange?.(handleChange)
      if (stopEvents) stops.push(stopEvents)
      return connection
    },
    /** Makes an account the active one, until the wallet reports its accounts. Emits nothing. */
    use(connection: LiveConnection, address: string): void {
      const wanted = connection.accounts.find((account) => account.address === address)
      if (wanted === undefined) return
      connection.accounts = [wanted, ...connection.accounts.filter((account) => account !== wanted)]
      connection.isOrdered = true
    },
    follow,
    drop,
  }
}

/** Converts a connection to a kit connection. */
export function toConnection(connection: LiveConnection): Connection {
  const { connectorId, caipNetworkId, details } = connection
  return {
    connectorId,
    accounts: getAccounts(connection),
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

/** Gets the accounts of a connection as kit accounts. */
export function getAccounts({ accounts, wallet }: LiveConnection): readonly ConnectionAccount[] {
  return accounts.map((account) => ({
    ...toAccount(account),
    ...(wallet.canSign?.(account.address) === false && { canSignMessages: false }),
  }))
}

/** Whether the wallet reported this account as its first. */
export const isReportedFirst = ({ reportedAccounts }: LiveConnection, address: string) =>
  reportedAccounts?.startsWith(`${address} `) ?? false

const toComparable = (connection: LiveConnection) =>
  getAccounts(connection)
    .map(({ address, canSignMessages = true }) => `${address} ${canSignMessages}`)
    .join()
