import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import { isConnecting } from './attempt.js'
import { trackDisconnect, waitForDisconnect } from './pending-disconnects.js'
import { isStored } from './select-stored-connections.js'

const keptYes = perOwner(() => ({ isKept: false }))

/** Whether a late yes to an older try was kept for this one. */
export const isLateApprovalKept = (attempt: ConnectAttempt) => keptYes(attempt).isKept

/**
 * Ends, on the wallet's side, a connection nobody waits for any more: a yes that came after the try was given up. One that
 * is in use, here or in another tab, or is being asked for again, stays; of one that is being left it is seen after that.
 */
export function revokeLateConnection(kit: Kit, namespace: Namespace, connectorId: string): void {
  const left = waitForDisconnect(kit, namespace, connectorId)
  if (left) {
    void left.then(() => revokeLateConnection(kit, namespace, connectorId))
    return
  }
  const { connections, attempt } = kit.store.get().connect
  const isLive = connections[namespace]?.some((connection) => connection.connectorId === connectorId)
  const isAsked = isConnecting(kit.store.get(), namespace, connectorId)
  if (attempt && isAsked) keptYes(attempt).isKept = true
  if (isLive || isAsked || isStored(kit, namespace, connectorId)) return
  const work = kit.adapters
    .get(namespace)
    ?.disconnect({ connectorId })
    .catch((error: unknown) => kit.log.debug('A late connection could not be taken back', error))
  trackDisconnect(kit, namespace, [connectorId], work)
}
