import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import { isTried } from './attempt.js'
import { noteLeaving, untilLeft } from './leaving.js'
import { isRemembered } from './remembered.js'

const spared = new WeakSet<ConnectAttempt>()

/** Whether a late yes to an older try was kept for this one. */
export const isSpared = (attempt: ConnectAttempt) => spared.has(attempt)

/**
 * Ends, on the wallet's side, a connection nobody waits for any more: a yes that came after the try was given up. One that
 * is in use, here or in another tab, or is being asked for again, stays; of one that is being left it is seen after that.
 */
export function takeBack(kit: Kit, namespace: Namespace, connectorId: string): void {
  const left = untilLeft(kit, namespace, connectorId)
  if (left) {
    void left.then(() => takeBack(kit, namespace, connectorId))
    return
  }
  const { connections, attempt } = kit.store.get().connect
  const isLive = connections[namespace]?.some((connection) => connection.connectorId === connectorId)
  const isAsked = isTried(kit.store.get(), namespace, connectorId)
  if (attempt && isAsked) spared.add(attempt)
  if (isLive || isAsked || isRemembered(kit, namespace, connectorId)) return
  const work = kit.adapters
    .get(namespace)
    ?.disconnect({ connectorId })
    .catch((error: unknown) => kit.log.debug('A late connection could not be taken back', error))
  noteLeaving(kit, namespace, [connectorId], work)
}
