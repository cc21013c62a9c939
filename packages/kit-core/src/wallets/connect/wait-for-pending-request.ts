/**
 * Waits for a wallet that already has an open connect request of this site (RequestPendingError). Sends no further prompt:
 * asks the wallet for its accounts, without a window, every 900 ms.
 *
 * In      onApprove   applies the connection
 * Out     ends silently when another attempt starts, when the user disconnects or leaves the current view, and after five
 *         minutes
 * Source  spec R-CONN-240
 */

import { pause } from '../../base/async/pause.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { TrackingListener } from '../../core/tracking/events.js'
import type { Kit } from '../../kit.js'
import { bufferEvents } from './buffer-events.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { getConnection } from './select-stored-connections.js'

const POLL_INTERVAL_MS = 900
const MAX_POLLS = 333

/** Polls the wallet until its open request is approved. */
export async function waitForPendingRequest(
  kit: Kit,
  { namespace, connectorId }: ConnectAttempt,
  onApprove: (connection: Connection) => void,
): Promise<void> {
  const signal = kit.lifetime()
  const adapter = kit.adapters.get(namespace)
  const getRoute = () => {
    const { modal, navigation } = kit.store.get()
    return modal.open ? currentRoute(navigation) : undefined
  }
  const startRoute = getRoute()
  let hasLeft = false
  const onEvent: TrackingListener = ({ event }) => {
    hasLeft ||= event === 'DISCONNECT_SUCCESS'
  }
  kit.listeners.add(onEvent)
  const isOver = () =>
    signal.aborted ||
    hasLeft ||
    getRoute() !== startRoute ||
    kit.store.get().connect.attempt !== undefined ||
    getConnection(kit, namespace, connectorId) !== undefined

  for (let turn = 0; turn < MAX_POLLS; turn += 1) {
    await pause(POLL_INTERVAL_MS, signal)
    if (isOver()) break
    const connection = await adapter?.reconnect({ connectorId, signal }).catch(() => undefined)
    if (connection === undefined || connection.accounts.length === 0) continue
    const release = bufferEvents(kit, namespace, connectorId)
    try {
      if (!isOver()) await adapter?.switchConnection?.({ connectorId }).catch(() => undefined)
      if (!isOver()) onApprove(connection)
      else if (!signal.aborted) revokeLateConnection(kit, namespace, connectorId)
    } finally {
      release()
    }
    break
  }
  kit.listeners.delete(onEvent)
}
