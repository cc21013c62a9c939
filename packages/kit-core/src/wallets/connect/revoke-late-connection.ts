import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import { isConnecting } from './attempt.js'
import { trackDisconnect, waitForDisconnect } from './pending-disconnects.js'
import { isStored } from './select-stored-connections.js'

const keptApprovals = perOwner(() => ({ isKept: false }))

/** Whether a late approval of an older attempt at the same wallet was kept because of this attempt. */
export const isLateApprovalKept = (attempt: ConnectAttempt) => keptApprovals(attempt).isKept

/**
 * Disconnects a wallet that approved after its attempt was cancelled. Keeps a wallet that is connected, here or in another
 * tab, or that is being connected again. Waits for a pending disconnect before it decides.
 */
export function revokeLateConnection(kit: Kit, namespace: Namespace, connectorId: string): void {
  const disconnecting = waitForDisconnect(kit, namespace, connectorId)
  if (disconnecting) {
    void disconnecting.then(() => revokeLateConnection(kit, namespace, connectorId))
    return
  }
  const { connections, attempt } = kit.store.get().connect
  const isLive = connections[namespace]?.some((connection) => connection.connectorId === connectorId)
  const isRequested = isConnecting(kit.store.get(), namespace, connectorId)
  if (attempt && isRequested) keptApprovals(attempt).isKept = true
  if (isLive || isRequested || isStored(kit, namespace, connectorId)) return
  const work = kit.adapters
    .get(namespace)
    ?.disconnect({ connectorId })
    .catch((error: unknown) => kit.log.debug('A late connection could not be revoked', error))
  trackDisconnect(kit, namespace, [connectorId], work)
}
