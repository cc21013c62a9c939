import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { addAwaitedConnection } from './awaited-connections.js'
import { endConnection } from './end-connection.js'
import { getConnection, getStoredConnections } from './select-stored-connections.js'

/**
 * Moves a connection whose wallet shares no account now (it is locked or gone) from the connected ones to
 * `awaitingReconnect`. It stays stored. Source: spec R-CONN-146.
 */
export function markUnavailable(kit: Kit, namespace: Namespace, connectorId: string): void {
  if (!getConnection(kit, namespace, connectorId)) return
  const stored = getStoredConnections(kit, namespace).find((connection) => connection.connectorId === connectorId)
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: addAwaitedConnection(connect, namespace, stored) }))
    endConnection(kit, namespace, [connectorId], stored !== undefined)
  })
  retryNow(kit, namespace, connectorId)
}

/**
 * Asks the wallet of a connection in `awaitingReconnect` again, because it just sent an event. Ignores any other
 * wallet.
 */
export function retryNow(kit: Kit, namespace: Namespace, connectorId: string): void {
  const isAwaited = kit.store
    .get()
    .connect.awaitingReconnect[namespace]?.some((stored) => stored.connectorId === connectorId)
  if (!isAwaited) return
  import('./wait-for-wallet.js')
    .then(({ retryAwaitedWallet }) => retryAwaitedWallet(kit, namespace, connectorId, true))
    .catch((error: unknown) => kit.log.error('Waiting for a wallet failed', error))
}
