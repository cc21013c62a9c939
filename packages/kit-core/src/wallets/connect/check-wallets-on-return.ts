/**
 * Asks wallets, without a window, when their user or the network comes back: the live ones where they are and what they open,
 * since a page that slept has heard nothing and a wallet's own window over the page hides none, and those that are awaited whether
 * they are there. A live one is asked too when it answers a request with "unauthorized".
 *
 * Source  spec R-CONN-146, R-CONN-148, R-CONN-235, R-CONN-281
 */

import { onEnd, perLifetime } from '../../base/async/scope.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { NAMESPACES, type Namespace } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { Connection } from '../../core/adapter/connection.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { handleWalletEvent } from './handle-wallet-event.js'
import { getConnection } from './select-stored-connections.js'
import { retryAwaitedWallet } from './wait-for-wallet.js'

/** Of EIP-1193. */
const UNAUTHORIZED = 4100

/** Whether a connection is that of a session, which tells of itself. */
export const isSession = (connectorId: string) => [AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID].includes(connectorId)

/** Live wallets that are being asked. */
const askedIn = perLifetime(() => new Set<string>())

/** Begins to listen, until the kit stops; asks at once where the visitor has come back by then. */
export function watchPageReturn(kit: Kit, isReturn: boolean): void {
  const recheckAll = () => {
    recheckConnected(kit)
    retryAllAwaited(kit)
  }
  onEnd(kit.lifetime(), onPageReturn(recheckAll), onWindowReturn(recheckAll), onListed(kit))
  if (isReturn) recheckAll()
}

/** A wallet that is listed has come. */
function onListed(kit: Kit): () => void {
  let before = kit.store.get().connect.connectors
  return kit.subscribe(
    ({ connect }) => connect.connectors,
    (now) => {
      for (const namespace of NAMESPACES) {
        const known = new Set(before[namespace]?.map(({ id }) => id))
        for (const { id } of now[namespace] ?? []) if (!known.has(id)) retryAwaitedWallet(kit, namespace, id, true)
      }
      before = now
    },
  )
}

function retryAllAwaited(kit: Kit): void {
  for (const namespace of NAMESPACES) {
    for (const { connectorId } of kit.store.get().connect.awaitingReconnect[namespace] ?? []) {
      retryAwaitedWallet(kit, namespace, connectorId)
    }
  }
}

function recheckConnected(kit: Kit): void {
  for (const namespace of NAMESPACES) {
    for (const { connectorId } of kit.store.get().connect.connections[namespace] ?? []) {
      if (!isSession(connectorId)) void recheckWallet(kit, namespace, connectorId)
    }
  }
}

/** Asks a live wallet that answered a request of these parameters with this error, where that says that it opens nothing to the site. */
export function askIfUnauthorized(kit: Kit, namespace: Namespace, params: unknown, error: unknown): void {
  const connectorId = safeGet(params, 'connectorId')
  if (typeof connectorId !== 'string' || isSession(connectorId) || !getConnection(kit, namespace, connectorId)) return
  if (getWalletErrorDetails(error).codes.includes(UNAUTHORIZED)) void recheckWallet(kit, namespace, connectorId)
}

/** Asks a live wallet, unless it is being asked. No answer is no news. */
export async function recheckWallet(kit: Kit, namespace: Namespace, connectorId: string): Promise<void> {
  const signal = kit.lifetime()
  const asking = askedIn(kit)
  const name = `${namespace}/${connectorId}`
  if (asking.has(name)) return
  asking.add(name)
  try {
    const now = await kit.adapters.get(namespace)?.reconnect({ connectorId, signal })
    const known = getConnection(kit, namespace, connectorId)
    if (signal.aborted || !known) return
    if (now) takeIn(kit, namespace, known, now)
    else handleWalletEvent(kit, namespace, { type: 'disconnect', connectorId })
  } catch (error) {
    const isAway = isKitError(error, 'wallet/unavailable') || isKitError(error, 'adapter/connector-not-found')
    if (isAway && !signal.aborted) handleWalletEvent(kit, namespace, { type: 'unavailable', connectorId })
  } finally {
    asking.delete(name)
  }
}

function takeIn(kit: Kit, namespace: Namespace, known: Connection, now: Connection): void {
  const { connectorId, accounts, caipNetworkId } = now
  const own = known.walletFirstAccount ?? known.accounts[0]?.address
  const opened = (list: Connection['accounts']) =>
    list
      .map(({ address }) => address)
      .sort()
      .join()
  if (accounts[0]?.address !== own || opened(accounts) !== opened(known.accounts)) {
    handleWalletEvent(kit, namespace, { type: 'accountChanged', connectorId, accounts })
  }
  if (caipNetworkId !== undefined && caipNetworkId !== known.caipNetworkId) {
    handleWalletEvent(kit, namespace, { type: 'switchNetwork', connectorId, caipNetworkId })
  }
}
