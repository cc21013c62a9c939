import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Kit } from '../../kit.js'
import { withoutAwaited } from './awaited.js'
import { liveOne, liveOnes } from './remembered.js'
import { storeConnections } from './stored-connections.js'
import { tellActive } from './tell-active.js'

/** Takes a connection in behind the live ones; the active one stays it, for the chain's library too. */
export function keepBehind(kit: Kit, namespace: Namespace, connection: Connection): void {
  const { connectorId } = connection
  if (liveOne(kit, namespace, connectorId)) return
  kit.store.set(({ connect }) => ({
    connect: {
      ...withoutAwaited(connect, namespace, [connectorId]),
      connections: { ...connect.connections, [namespace]: [...liveOnes(kit, namespace), connection] },
    },
  }))
  storeConnections(kit)
  const [active] = liveOnes(kit, namespace)
  if (active) tellActive(kit, namespace, active.connectorId)
}
