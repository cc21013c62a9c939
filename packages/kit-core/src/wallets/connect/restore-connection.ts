/**
 * Restores the connections of an earlier visit in their stored order, one wallet after another, until one is connected.
 * A wallet that does not respond is left to `waitForWallet`.
 *
 * In      limit   resolves when the page must not wait any longer
 * Out     resolves when one of them is back or none is available; later responses are still accepted
 * Source  spec R-CONN-106 to 114, R-CONN-146, R-CONN-147, R-STATE-16
 */

import { pause } from '../../base/async/pause.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'
import { abandonRestore } from './abandon-restore.js'
import { acceptReconnection } from './accept-reconnection.js'
import { isConnecting } from './attempt.js'
import { earlyNamespaces } from './early-connections.js'
import { loadWalletEvents } from './handle-adapter-event.js'
import { type ReconnectResult, reconnectStored } from './reconnect-stored.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { getConnection, getConnections, getStoredConnections, isStored } from './select-stored-connections.js'
import { storeConnections } from './stored-connections.js'
import { WALLET_RETRY_MS, waitForWallet } from './wait-for-wallet.js'

/** Restores the stored connections of a namespace. `reconnect` loads this file. */
export async function restoreConnection(kit: Kit, namespace: Namespace, limit: Promise<void>): Promise<void> {
  const signal = kit.lifetime()
  // A failed load is logged, and retried for the first event.
  await Promise.all([loadWalletEvents().catch(() => {}), restoreFirst(kit, namespace, limit)])
  if (signal.aborted) return
  abandonRestore(kit, namespace)
  if (earlyNamespaces(kit).delete(namespace)) kit.adapters.get(namespace)?.syncConnections?.()
  void restoreOthers(kit, namespace)
}

/** Restores wallets in order until one is back. Wallets without a response within the limit are awaited. */
async function restoreFirst(kit: Kit, namespace: Namespace, limit: Promise<void>): Promise<void> {
  const signal = kit.lifetime()
  for (const stored of getStoredConnections(kit, namespace)) {
    const { connectorId } = stored
    const request = reconnectStored(kit, namespace, stored, signal)
    const result = await Promise.race([retryWhileBusy(kit, namespace, stored, request), limit])
    if (signal.aborted || getConnection(kit, namespace, connectorId)) continue
    if (!isStored(kit, namespace, connectorId)) {
      void request.then(({ kind }) => kind === 'connected' && revokeLateConnection(kit, namespace, connectorId))
    } else if (result?.kind === 'connected') {
      await acceptReconnection(kit, namespace, result.connection)
      if (getConnections(kit, namespace).length > 0) return
      if (isConnecting(kit.store.get(), namespace, connectorId))
        waitForWallet(kit, namespace, stored, Promise.resolve(result))
    } else if (result?.kind === 'revoked') storeConnections(kit, { namespace, connectorIds: [connectorId] })
    else waitForWallet(kit, namespace, stored, result ? Promise.resolve(result) : request)
  }
}

/** Retries a wallet that fails to respond, while the page waits for it. */
async function retryWhileBusy(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  request: Promise<ReconnectResult>,
): Promise<ReconnectResult> {
  const signal = kit.lifetime()
  let result = await request
  const isBusy = () => result.kind === 'unavailable' && result.canRetrySoon
  while (isBusy() && !signal.aborted && kit.store.get().connect.restoring.includes(namespace)) {
    await pause(WALLET_RETRY_MS, signal)
    if (!signal.aborted) result = await reconnectStored(kit, namespace, stored, signal)
  }
  return result
}

/** Restores the inactive wallets without delaying the page. */
async function restoreOthers(kit: Kit, namespace: Namespace): Promise<void> {
  if (!getStoredConnections(kit, namespace)[1]) return
  const signal = kit.lifetime()
  try {
    const { restoreInactiveConnections } = await import('./restore-inactive-connections.js')
    await restoreInactiveConnections(kit, namespace, signal)
  } catch (error) {
    kit.log.error(`Other wallets of ${namespace} could not be restored`, error)
  }
}
