/**
 * Brings in the wallets of a namespace that are remembered beside the live ones.
 *
 * Source  spec R-CONN-106, R-CONN-112, R-CONN-113, R-CONN-116, R-CONN-249
 */
import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from './accept-connection.js'
import { acceptReconnection } from './accept-reconnection.js'
import { isSession, recheckWallet } from './check-wallets-on-return.js'
import { putAccountFirst } from './put-account-first.js'
import { reconnectStored } from './reconnect-stored.js'
import { getConnection, getConnections, getStoredConnections } from './select-stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'
import { waitForWallet } from './wait-for-wallet.js'

/** Wallets of other tabs that were asked here already; one that did not come up is not asked at every change of the storage. */
const asked = perOwner(() => new Set<string>())

/** Brings in those that stood behind the active wallet before a reload. One that is not there is waited for. */
export async function restoreInactiveConnections(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { awaitingReconnect } = kit.store.get().connect
  const isAwaited = ({ connectorId }: StoredConnection) =>
    awaitingReconnect[namespace]?.some((stored) => stored.connectorId === connectorId)
  for (const stored of missing(kit, namespace)) if (!isAwaited(stored)) waitForWallet(kit, namespace, stored)
}

/** Brings in those that another tab has connected since. One that does not come up here stays that tab's. */
export async function connectFromOtherTab(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  followActive(kit, namespace)
  followAccounts(kit, namespace)
  const known = asked(kit)
  const fresh = missing(kit, namespace).filter(({ connectorId }) => !known.has(`${namespace}/${connectorId}`))
  for (const { connectorId } of fresh) known.add(`${namespace}/${connectorId}`)
  await Promise.all(fresh.map((stored) => bringIn(kit, namespace, stored, signal)))
  for (const { connectorId } of fresh) {
    if (signal.aborted || getConnection(kit, namespace, connectorId)) known.delete(`${namespace}/${connectorId}`)
  }
}

/** The wallet that is remembered as the active one is the active one here, if it is connected here. */
function followActive(kit: Kit, namespace: Namespace): void {
  const [first] = getStoredConnections(kit, namespace)
  const wanted = first && getConnection(kit, namespace, first.connectorId)
  if (!wanted || getConnections(kit, namespace)[0] === wanted) return
  acceptConnection(kit, namespace, wanted)
  syncActiveConnection(kit, namespace, wanted.connectorId)
}

/**
 * The account that another tab uses of a wallet is the one used here, if the wallet opened it here. Where the tabs do not agree
 * on the wallet's own, one of them has not heard of it yet: the wallet is asked, not the tab.
 */
function followAccounts(kit: Kit, namespace: Namespace): void {
  for (const { connectorId, accounts, walletFirstAccount } of getStoredConnections(kit, namespace)) {
    const live = getConnection(kit, namespace, connectorId)
    const address = accounts[0]?.address
    if (!live || address === undefined || live.accounts[0]?.address === address) continue
    const isAgreed = (walletFirstAccount ?? address) === (live.walletFirstAccount ?? live.accounts[0]?.address)
    if (!isAgreed && !isSession(connectorId)) void recheckWallet(kit, namespace, connectorId)
    else if (putAccountFirst(kit, namespace, connectorId, address))
      syncActiveConnection(kit, namespace, connectorId, address)
  }
}

async function bringIn(kit: Kit, namespace: Namespace, stored: StoredConnection, signal: AbortSignal): Promise<void> {
  const answer = await reconnectStored(kit, namespace, stored, signal)
  if (signal.aborted || answer.kind !== 'back') return
  await acceptReconnection(kit, namespace, answer.connection)
}

function missing(kit: Kit, namespace: Namespace): readonly StoredConnection[] {
  return getStoredConnections(kit, namespace).filter(({ connectorId }) => !getConnection(kit, namespace, connectorId))
}
