import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from './accept-connection.js'
import { acceptReconnection } from './accept-reconnection.js'
import { isSessionConnector, recheckWallet } from './check-wallets-on-return.js'
import { putAccountFirst } from './put-account-first.js'
import { reconnectStored } from './reconnect-stored.js'
import { getConnection, getConnections, getStoredConnections } from './select-stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'
import { waitForWallet } from './wait-for-wallet.js'

/** Wallets of other tabs that were already asked here; one that failed is not asked again at every storage change. */
const triedWallets = perOwner(() => new Set<string>())

/**
 * Restores, in the background, the stored connections of a namespace that are not connected yet. Those already in
 * `awaitingReconnect` are left to it.
 *
 * Source  spec R-CONN-106, R-CONN-112, R-CONN-113, R-CONN-116, R-CONN-249
 */
export async function restoreInactiveConnections(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { awaitingReconnect } = kit.store.get().connect
  const isAwaited = ({ connectorId }: StoredConnection) =>
    awaitingReconnect[namespace]?.some((stored) => stored.connectorId === connectorId)
  for (const stored of missing(kit, namespace)) if (!isAwaited(stored)) waitForWallet(kit, namespace, stored)
}

/**
 * Follows another tab: connects the wallets it connected, and activates the wallet and accounts it chose. A wallet that
 * cannot be connected here stays connected in that tab only.
 */
export async function connectFromOtherTab(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  syncActiveWallet(kit, namespace)
  syncAccounts(kit, namespace)
  const known = triedWallets(kit)
  const fresh = missing(kit, namespace).filter(({ connectorId }) => !known.has(`${namespace}/${connectorId}`))
  for (const { connectorId } of fresh) known.add(`${namespace}/${connectorId}`)
  await Promise.all(fresh.map((stored) => restoreOne(kit, namespace, stored, signal)))
  for (const { connectorId } of fresh) {
    if (signal.aborted || getConnection(kit, namespace, connectorId)) known.delete(`${namespace}/${connectorId}`)
  }
}

/** Makes the wallet that is stored as active the active one here, if it is connected here. */
function syncActiveWallet(kit: Kit, namespace: Namespace): void {
  const [first] = getStoredConnections(kit, namespace)
  const wanted = first && getConnection(kit, namespace, first.connectorId)
  if (!wanted || getConnections(kit, namespace)[0] === wanted) return
  acceptConnection(kit, namespace, wanted)
  syncActiveConnection(kit, namespace, wanted.connectorId)
}

/**
 * Adopts the account another tab uses of a wallet, if the wallet shares it here. When the tabs disagree on the wallet's own
 * first account, one of them missed an event: the wallet is asked, not the tab.
 */
function syncAccounts(kit: Kit, namespace: Namespace): void {
  for (const { connectorId, accounts, walletFirstAccount } of getStoredConnections(kit, namespace)) {
    const live = getConnection(kit, namespace, connectorId)
    const address = accounts[0]?.address
    if (!live || address === undefined || live.accounts[0]?.address === address) continue
    const isAgreed = (walletFirstAccount ?? address) === (live.walletFirstAccount ?? live.accounts[0]?.address)
    if (!isAgreed && !isSessionConnector(connectorId)) void recheckWallet(kit, namespace, connectorId)
    else if (putAccountFirst(kit, namespace, connectorId, address))
      syncActiveConnection(kit, namespace, connectorId, address)
  }
}

async function restoreOne(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  signal: AbortSignal,
): Promise<void> {
  const result = await reconnectStored(kit, namespace, stored, signal)
  if (signal.aborted || result.kind !== 'connected') return
  await acceptReconnection(kit, namespace, result.connection)
}

function missing(kit: Kit, namespace: Namespace): readonly StoredConnection[] {
  return getStoredConnections(kit, namespace).filter(({ connectorId }) => !getConnection(kit, namespace, connectorId))
}
