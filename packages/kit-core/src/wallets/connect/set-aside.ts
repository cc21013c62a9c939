import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { withAwaited } from './awaited.js'
import { endConnection } from './end-connection.js'
import { liveOne, remembered } from './remembered.js'

/** A live connection whose wallet opens nothing for now: it stays stored, and is waited for. Source: spec R-CONN-146. */
export function setAside(kit: Kit, namespace: Namespace, connectorId: string): void {
  if (!liveOne(kit, namespace, connectorId)) return
  const stored = remembered(kit, namespace).find((connection) => connection.connectorId === connectorId)
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: withAwaited(connect, namespace, stored) }))
    endConnection(kit, namespace, [connectorId], stored !== undefined)
  })
  askLater(kit, namespace, connectorId)
}

/** Asks a wallet that is awaited, with code that is loaded for it; it has told something just now. */
export function askLater(kit: Kit, namespace: Namespace, connectorId: string): void {
  const isAwaited = kit.store.get().connect.awaited[namespace]?.some((stored) => stored.connectorId === connectorId)
  if (!isAwaited) return
  import('./await-wallet.js')
    .then(({ askAwaited }) => askAwaited(kit, namespace, connectorId, true))
    .catch((error: unknown) => kit.log.error('A wallet could not be waited for', error))
}
