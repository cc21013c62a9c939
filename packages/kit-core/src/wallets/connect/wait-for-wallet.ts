/**
 * Waits for wallets that are stored and not there: late, locked, busy or silent. Each is asked again, without a window, when it
 * is listed, when it tells that it may be there and when the visitor comes back to the page; one that only failed to answer is
 * asked in short turns as long as the page is seen.
 *
 * Source  spec R-CONN-146, R-CONN-264
 */

import { perOwner } from '../../base/async/scope.js'
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

/** Until a wallet that failed to answer is asked again. */
export const WALLET_RETRY_MS = 900
/** The frame and the relay are asked by the network. */
const SERVICE_RETRY_MS = 15_000
const SERVICES: readonly string[] = [AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID]

/** Requests without a response yet. */
const openRequests = perOwner(() => new Set<string>())

/** Begins to wait for a wallet; `asked` is a question to it that is open still. */
export function waitForWallet(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  asked: Promise<ReconnectResult> = reconnectStored(kit, namespace, stored, kit.lifetime()),
): void {
  kit.store.set(({ connect }) => ({ connect: addAwaitedConnection(connect, namespace, stored) }))
  void hear(kit, namespace, stored, asked)
}

/** Asks a wallet that is awaited, unless a question to it is open; `isUrgent` asks all the same: it has told something since. */
export function retryAwaitedWallet(kit: Kit, namespace: Namespace, connectorId: string, isUrgent = false): void {
  const stored = findAwaitedConnection(kit, namespace, connectorId)
  const isOpen = openRequests(kit).has(nameOf(namespace, connectorId))
  if (stored && (isUrgent || !isOpen))
    void hear(kit, namespace, stored, reconnectStored(kit, namespace, stored, kit.lifetime()))
}

async function hear(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  asked: Promise<ReconnectResult>,
): Promise<void> {
  const { connectorId } = stored
  const name = nameOf(namespace, connectorId)
  const signal = kit.lifetime()
  const questions = openRequests(kit)
  questions.add(name)
  kit.timers.stop(name)
  const answer = await asked
  questions.delete(name)
  if (signal.aborted) return
  if (!findAwaitedConnection(kit, namespace, connectorId)) {
    if (answer.kind === 'back') revokeLateConnection(kit, namespace, connectorId)
  } else if (answer.kind === 'back') {
    await acceptReconnection(kit, namespace, answer.connection)
    // One that is being tried anew comes by that, or is asked again once that has failed.
    await untilTried(kit, namespace, connectorId)?.then(
      () => signal.aborted || retryAwaitedWallet(kit, namespace, connectorId),
    )
  } else if (answer.kind === 'refused') forget(kit, namespace, connectorId)
  else if (answer.mayAskSoon) {
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

/** Undefined where no try is open. */
function untilTried(kit: Kit, namespace: Namespace, connectorId: string): Promise<void> | undefined {
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
