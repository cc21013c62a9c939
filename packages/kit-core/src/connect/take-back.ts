import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { noteLeaving } from './leaving.js'
import { isRemembered } from './remembered.js'

/**
 * Ends, on the wallet's side, a connection nobody waits for any more: a yes that came after the try was given up. One that
 * is in use, here or in another tab, or is being asked for again, stays.
 */
export function takeBack(kit: Kit, namespace: Namespace, connectorId: string): void {
  const { connections, attempt } = kit.store.get().connect
  const isLive = connections[namespace]?.some((connection) => connection.connectorId === connectorId)
  const isAsked = attempt?.namespace === namespace && attempt.connectorId === connectorId
  if (isLive || isAsked || isRemembered(kit, namespace, connectorId)) return
  const work = kit.adapters
    .get(namespace)
    ?.disconnect({ connectorId })
    .catch((error: unknown) => kit.log.debug('A late connection could not be taken back', error))
  noteLeaving(kit, namespace, [connectorId], work)
}
