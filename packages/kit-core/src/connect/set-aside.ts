import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { awaitWallet } from './await-wallet.js'
import { endConnection } from './end-connection.js'
import { remembered } from './remembered.js'

/** A live connection whose wallet opens nothing for now: it stays stored, and is waited for. Source: spec R-CONN-146. */
export function setAside(kit: Kit, namespace: Namespace, connectorId: string): void {
  const stored = remembered(kit, namespace).find((connection) => connection.connectorId === connectorId)
  kit.store.batch(() => {
    if (stored) awaitWallet(kit, namespace, stored)
    endConnection(kit, namespace, [connectorId], stored !== undefined)
  })
}
