/**
 * Waits for a wallet that has a question of this site open already. It is asked nothing more: it is looked at in short turns,
 * without a window, until it opens accounts.
 *
 * In      onYes   takes the connection in
 * Out     ends without a word when another try begins, when the visitor disconnects or leaves what is on screen, and after five
 *         minutes
 * Source  spec R-CONN-240
 */

import { pause } from '../../base/async/pause.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { TrackingListener } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { bufferEvents } from './buffer-events.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { getConnection } from './select-stored-connections.js'

const TURN_MS = 900
const TURNS = 333

/** Waits. */
export async function waitForPendingRequest(
  kit: Kit,
  { namespace, connectorId }: ConnectAttempt,
  onApprove: (connection: Connection) => void,
): Promise<void> {
  const signal = kit.lifetime()
  const adapter = kit.adapters.get(namespace)
  const place = () => {
    const { modal, navigation } = kit.store.get()
    return modal.open ? currentRoute(navigation) : undefined
  }
  const startedAt = place()
  let hasLeft = false
  const hear: TrackingListener = ({ event }) => {
    hasLeft ||= event === 'DISCONNECT_SUCCESS'
  }
  kit.listeners.add(hear)
  const isOver = () =>
    signal.aborted ||
    hasLeft ||
    place() !== startedAt ||
    kit.store.get().connect.attempt !== undefined ||
    getConnection(kit, namespace, connectorId) !== undefined

  for (let turn = 0; turn < TURNS; turn += 1) {
    await pause(TURN_MS, signal)
    if (isOver()) break
    const connection = await adapter?.reconnect({ connectorId, signal }).catch(() => undefined)
    if (connection === undefined || connection.accounts.length === 0) continue
    const goOn = bufferEvents(kit, namespace, connectorId)
    try {
      if (!isOver()) await adapter?.switchConnection?.({ connectorId }).catch(() => undefined)
      if (!isOver()) onApprove(connection)
      else if (!signal.aborted) revokeLateConnection(kit, namespace, connectorId)
    } finally {
      goOn()
    }
    break
  }
  kit.listeners.delete(hear)
}
