/**
 * The wallets of one namespace: connected ones, the active one first, and those that were connected lately.
 *
 * In      state, config   connections, connectors, recent wallets, the app's own pictures
 *         namespace       whose
 * Out     connected, recent   recent ones serve the namespace, are not hidden by the app and not connected now
 * Source  R-CONN-116, R-CONN-117, R-CONN-11
 */
import {
  type Connection,
  type KitConfig,
  type KitState,
  listWallets,
  type Namespace,
  selectConnector,
  type WalletListing,
} from '@bowline/kit-core'

/** A connected wallet as it is shown. */
export type ConnectedWallet = {
  readonly connectorId: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** Of a picture the explorer has. */
  readonly imageId: string | undefined
  /** What its mark is known by. */
  readonly ids: readonly (string | undefined)[]
  /** It announced itself, so its picture may cause no request. */
  readonly isAnnounced: boolean
  readonly address: string | undefined
  /** The one in use in its namespace. */
  readonly isActive: boolean
}

/** The wallets of one namespace. */
export type NamespaceWallets = {
  readonly namespace: Namespace
  readonly connected: readonly ConnectedWallet[]
  readonly recent: readonly WalletListing[]
}

/** Lists the wallets of one namespace. */
export function listNamespaceWallets(state: KitState, config: KitConfig, namespace: Namespace): NamespaceWallets {
  const connections = state.connect.connections[namespace] ?? []
  const connected = connections.map((connection, at) => shownWallet(state, config, namespace, connection, at === 0))
  const recent = listWallets(state, config).flatMap(({ kind, wallet, hidden }) => {
    const isOffered = hidden !== 'excluded' && hidden !== 'wallets-disabled' && hidden !== 'pairing-disabled'
    return kind === 'recent' && wallet && isOffered ? [wallet] : []
  })
  return {
    namespace,
    connected,
    recent: recent.filter((wallet) => serves(wallet, namespace) && !isConnected(state, namespace, connected, wallet)),
  }
}

function shownWallet(
  state: KitState,
  { connectorImages }: KitConfig,
  namespace: Namespace,
  { connectorId, name, icon, accounts }: Connection,
  isActive: boolean,
): ConnectedWallet {
  const connector = selectConnector(state, connectorId, namespace)
  const given = connectorImages[connectorId]
  return {
    connectorId,
    name: name ?? connector?.name ?? connectorId,
    imageUrl: given ?? icon ?? connector?.imageUrl,
    imageId: connector?.imageId,
    ids: [connectorId, connector?.explorerId],
    isAnnounced: connector?.type === 'ANNOUNCED' && given === undefined,
    address: accounts[0]?.address,
    isActive,
  }
}

function serves({ chains }: WalletListing, namespace: Namespace): boolean {
  return chains?.some((chain) => chain.startsWith(`${namespace}:`)) ?? true
}

function isConnected(
  state: KitState,
  namespace: Namespace,
  connected: readonly ConnectedWallet[],
  { id, name }: WalletListing,
): boolean {
  const wanted = name.trim().toLowerCase()
  return connected.some(
    (wallet) =>
      wallet.name.trim().toLowerCase() === wanted ||
      selectConnector(state, wallet.connectorId, namespace)?.explorerId === id,
  )
}
