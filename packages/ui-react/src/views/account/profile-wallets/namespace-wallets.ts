/**
 * Wallets that a tab of ProfileWallets lists: connected to its namespace, the active wallet first, and recently connected.
 *
 * In      state, config   connections, connectors, recent wallets, and the app's own images
 *         namespace       namespace of the wallets
 * Out     connected, recent   recent wallets support the namespace, are not hidden by the app and are not connected
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

/** A connected wallet, for display. */
export type ConnectedWallet = {
  readonly connectorId: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** Id of an image in the explorer. */
  readonly imageId: string | undefined
  /** Ids for the kit's icons. */
  readonly ids: readonly (string | undefined)[]
  /** The wallet announced itself, so its icon must not cause a request. */
  readonly isAnnounced: boolean
  readonly address: string | undefined
  /** Whether it is the active wallet of its namespace. */
  readonly isActive: boolean
}

/** Wallets of one namespace. */
export type NamespaceWallets = {
  readonly namespace: Namespace
  readonly connected: readonly ConnectedWallet[]
  readonly recent: readonly WalletListing[]
}

/** Lists the wallets of one namespace. */
export function listNamespaceWallets(state: KitState, config: KitConfig, namespace: Namespace): NamespaceWallets {
  const connections = state.connect.connections[namespace] ?? []
  const connected = connections.map((connection, at) =>
    toConnectedWallet(state, config, namespace, connection, at === 0),
  )
  const recent = listWallets(state, config).flatMap(({ kind, wallet, hidden }) => {
    const isOffered = hidden !== 'excluded' && hidden !== 'wallets-disabled' && hidden !== 'pairing-disabled'
    return kind === 'recent' && wallet && isOffered ? [wallet] : []
  })
  return {
    namespace,
    connected,
    recent: recent.filter((wallet) => supports(wallet, namespace) && !isConnected(state, namespace, connected, wallet)),
  }
}

function toConnectedWallet(
  state: KitState,
  { connectorImages }: KitConfig,
  namespace: Namespace,
  { connectorId, name, icon, accounts }: Connection,
  isActive: boolean,
): ConnectedWallet {
  const connector = selectConnector(state, connectorId, namespace)
  const appImage = connectorImages[connectorId]
  return {
    connectorId,
    name: name ?? connector?.name ?? connectorId,
    imageUrl: appImage ?? icon ?? connector?.imageUrl,
    imageId: connector?.imageId,
    ids: [connectorId, connector?.explorerId],
    isAnnounced: connector?.type === 'ANNOUNCED' && appImage === undefined,
    address: accounts[0]?.address,
    isActive,
  }
}

function supports({ chains }: WalletListing, namespace: Namespace): boolean {
  return chains?.some((chain) => chain.startsWith(`${namespace}:`)) ?? true
}

function isConnected(
  state: KitState,
  namespace: Namespace,
  connected: readonly ConnectedWallet[],
  { id, name }: WalletListing,
): boolean {
  const normalizedName = name.trim().toLowerCase()
  return connected.some(
    (wallet) =>
      wallet.name.trim().toLowerCase() === normalizedName ||
      selectConnector(state, wallet.connectorId, namespace)?.explorerId === id,
  )
}
