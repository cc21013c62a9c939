/**
 * Keeps asking the wallets of stored connections that are not available: missing, locked, busy or silent. Each is asked
 * again without a window when its connector is listed, when it sends an event, and when the user returns to the page.
 * One that failed to respond is polled while the page is visible.
 *
 * Source  spec R-CONN-146, R-CONN-264
 */

import { perOwner } from '../../base/async/per-owner.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { acceptReconnection } from './accept-reconnection.js'
import { isConnecting } from './attempt.js'
import { addAwaitedConnection, removeAwaitedConnections } from './awaited-connections.js'
import { type ReconnectResult, reconnectStored } from './reconnect-stored.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { storeConnections } from './stored-connections.js'

/** Delay before a wallet that failed to respond is asked again, in ms. */
export const WALLET_RETRY_MS = 900
/** Delay for the embedded frame and the relay, which need the network. In ms. */
const SERVICE_RETRY_MS = 15_000
const SERVICES: readonly string[] = [AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID]

/** Requests without a response yet. */
const openRequests = perOwner(() => new Set<string>())

/**
 * Adds a stored connection to `awaitingReconnect` and connects it when its wallet responds. `pending` is a request to
 * the wallet that is still open; by default one is sent.
 */
export function waitForWallet(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  pending: Promise<ReconnectResult> = reconnectStored(kit, namespace, stored, kit.lifetime()),
): void {
  kit.store.set(({ connect }) => ({ connect: addAwaitedConnection(connect, namespace, stored) }))
  void handleResult(kit, namespace, stored, pending)
}

/**
 * Asks a wallet in `awaitingReconnect` again, unless a request to it is open. `isUrgent` asks anyway, because the
 * wallet has sent an event since.
 */
export function retryAwaitedWallet(kit: Kit, namespace: Namespace, connectorId: string, isUrgent = false): void {
  const stored = findAwaitedConnection(kit, namespace, connectorId)
  const isOpen = openRequests(kit).has(nameOf(namespace, connectorId))
  if (stored && (isUrgent || !isOpen))
    void handleResult(kit, namespace, stored, reconnectStored(kit, namespace, stored, kit.lifetime()))
}

async function handleResult(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  pending: Promise<ReconnectResult>,
): Promise<void> {
  const { connectorId } = stored
  const name = nameOf(namespace, connectorId)
  const signal = kit.lifetime()
  const open = openRequests(kit)
  open.add(name)
  kit.timers.stop(name)
  const result = await pending
  open.delete(name)
  if (signal.aborted) return
  if (!findAwaitedConnection(kit, namespace, connectorId)) {
    if (result.kind === 'connected') revokeLateConnection(kit, namespace, connectorId)
  } else if (result.kind === 'connected') {
    await acceptReconnection(kit, namespace, result.connection)
    // A wallet the user is reconnecting is left to that attempt, or asked again once the attempt has failed.
    await waitForAttempt(kit, namespace, connectorId)?.then(
      () => signal.aborted || retryAwaitedWallet(kit, namespace, connectorId),
    )
  } else if (result.kind === 'revoked') forget(kit, namespace, connectorId)
  else if (result.canRetrySoon) {
    const turnMs = SERVICES.includes(connectorId) ? SERVICE_RETRY_MS : WALLET_RETRY_MS
    kit.timers.start(name, turnMs, () => isPageHidden() || retryAwaitedWallet(kit, namespace, connectorId))
  }
}

function forget(kit: Kit, namespace: Namespace, connectorId: string): void {
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: removeAwaitedConnections(connect, namespace, [connectorId]) }))
    storeConnections(kit, { namespace, connectorIds: [connectorId] })
  })
}

/** Resolves when the open attempt has ended; undefined without one. */
function waitForAttempt(kit: Kit, namespace: Namespace, connectorId: string): Promise<void> | undefined {
  const isOpen = (state: KitState) => isConnecting(state, namespace, connectorId)
  if (!isOpen(kit.store.get())) return undefined
  return new Promise((resolve) => {
    const stop = kit.subscribe(isOpen, () => {
      stop()
      resolve()
    })
  })
}

function findAwaitedConnection(kit: Kit, namespace: Namespace, connectorId: string): StoredConnection | undefined {
  return kit.store.get().connect.awaitingReconnect[namespace]?.find((stored) => stored.connectorId === connectorId)
}

const nameOf = (namespace: Namespace, connectorId: string) => `away/${namespace}/${connectorId}`
