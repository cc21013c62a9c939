/**
 * Checks wallets without opening a window when the user returns to the page or the network connection is back.
 * Connected wallets report their accounts and network, because a page that slept received no events. Wallets in
 * `awaitingReconnect` are asked to reconnect.
 *
 * Source  spec R-CONN-146, R-CONN-148, R-CONN-235, R-CONN-281
 */

import { createDedupe } from '../../base/async/dedupe.js'
import { onAbort } from '../../base/async/per-owner.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { Connection } from '../../core/adapter/connection.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { handleWalletEvent } from './handle-wallet-event.js'
import { getConnection } from './select-stored-connections.js'
import { retryAwaitedWallet } from './wait-for-wallet.js'

/** Error code of EIP-1193. */
const UNAUTHORIZED = 4100

/** Whether a connection uses a paired or embedded session, which reports its own changes and needs no check. */
export const isSessionConnector = (connectorId: string) =>
  [AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID].includes(connectorId)

/** Open checks of connected wallets. */
const checks = createDedupe<void>({ keep: false })

/** Starts listening for returns and for added connectors, until the kit stops. Checks immediately if `isReturn`. */
export function watchPageReturn(kit: Kit, isReturn: boolean): void {
  const recheckAll = () => {
    recheckConnected(kit)
    retryAllAwaited(kit)
  }
  onAbort(kit.lifetime(), onPageReturn(recheckAll), onWindowReturn(recheckAll), onListed(kit))
  if (isReturn) recheckAll()
}

/** Retries an awaited wallet when its connector is added to the list. */
function onListed(kit: Kit): () => void {
  let before = kit.store.get().connect.connectors
  return kit.subscribe(
    ({ connect }) => connect.connectors,
    (now) => {
      for (const namespace of getNamespaces()) {
        const known = new Set(before[namespace]?.map(({ id }) => id))
        for (const { id } of now[namespace] ?? []) if (!known.has(id)) retryAwaitedWallet(kit, namespace, id, true)
      }
      before = now
    },
  )
}

function retryAllAwaited(kit: Kit): void {
  for (const namespace of getNamespaces()) {
    for (const { connectorId } of kit.store.get().connect.awaitingReconnect[namespace] ?? []) {
      retryAwaitedWallet(kit, namespace, connectorId)
    }
  }
}

function recheckConnected(kit: Kit): void {
  for (const namespace of getNamespaces()) {
    for (const { connectorId } of kit.store.get().connect.connections[namespace] ?? []) {
      if (!isSessionConnector(connectorId)) void recheckWallet(kit, namespace, connectorId)
    }
  }
}

/**
 * Checks a connected wallet after a request failed with code 4100: it may no longer share its accounts with the site.
 */
export function recheckIfUnauthorized(kit: Kit, namespace: Namespace, params: unknown, error: unknown): void {
  const connectorId = safeGet(params, 'connectorId')
  if (typeof connectorId !== 'string' || isSessionConnector(connectorId) || !getConnection(kit, namespace, connectorId))
    return
  if (getWalletErrorDetails(error).codes.includes(UNAUTHORIZED)) void recheckWallet(kit, namespace, connectorId)
}

/**
 * Compares a connected wallet's accounts and network with the state and applies the differences as its events.
 * Concurrent calls share one check. Without a response nothing changes.
 */
export async function recheckWallet(kit: Kit, namespace: Namespace, connectorId: string): Promise<void> {
  const signal = kit.lifetime()
  await checks(signal, () => check(kit, namespace, connectorId, signal), `${namespace}/${connectorId}`)
}

async function check(kit: Kit, namespace: Namespace, connectorId: string, signal: AbortSignal): Promise<void> {
  try {
    const now = await kit.adapters.get(namespace)?.reconnect({ connectorId, signal })
    const known = getConnection(kit, namespace, connectorId)
    if (signal.aborted || !known) return
    if (now) applyChanges(kit, namespace, known, now)
    else handleWalletEvent(kit, namespace, { type: 'disconnect', connectorId })
  } catch (error) {
    const isUnavailable = isKitError(error, 'wallet/unavailable') || isKitError(error, 'adapter/connector-not-found')
    if (isUnavailable && !signal.aborted) handleWalletEvent(kit, namespace, { type: 'unavailable', connectorId })
  }
}

function applyChanges(kit: Kit, namespace: Namespace, known: Connection, now: Connection): void {
  const { connectorId, accounts, caipNetworkId } = now
  const own = known.walletFirstAccount ?? known.accounts[0]?.address
  const sortedAddresses = (list: Connection['accounts']) =>
    list
      .map(({ address }) => address)
      .sort()
      .join()
  if (accounts[0]?.address !== own || sortedAddresses(accounts) !== sortedAddresses(known.accounts)) {
    handleWalletEvent(kit, namespace, { type: 'accountChanged', connectorId, accounts })
  }
  if (caipNetworkId !== undefined && caipNetworkId !== known.caipNetworkId) {
    handleWalletEvent(kit, namespace, { type: 'switchNetwork', connectorId, caipNetworkId })
  }
}
