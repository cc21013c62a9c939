import { isKitError } from '../../base/errors/kit-error.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Connector } from '../../core/adapter/connector.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { connect } from './connect.js'

/** A wallet that responds sooner, for example because it knows the app, needs no view that waits for it. */
const WAITING_VIEW_DELAY_MS = 200

/**
 * Asks a wallet that the user pressed, before the view that waits for it is on screen. Leaving the list for another view than
 * the one with this `response` aborts the request.
 *
 * In      showIn  opens the view that waits after a delay, which replaces the delay before; at once when the wallet fails
 * Out     returns the wallet's response, which rejects with the errors of `connect`
 * Source  spec R-CONN-285
 */
export function connectPressedWallet(
  kit: Kit,
  connector: Connector,
  showIn: (delayMs: number) => void,
): () => Promise<Connection> {
  const controller = new AbortController()
  const request = connect(kit, { connectorId: connector.id, namespace: connector.chain, signal: controller.signal })
  let isPending = true
  const end = () => {
    isPending = false
  }
  request.then(end, end)
  const asked = kit.adapters.get(connector.chain)?.preload?.() ?? Promise.resolve()
  void asked.then(() => isPending && showIn(WAITING_VIEW_DELAY_MS))
  request.catch((error: unknown) => isKitError(error, 'request/aborted') || showIn(0))
  const response = () => request
  const stop = kit.subscribe(
    ({ navigation }) => currentRoute(navigation),
    ({ data }) => {
      if (data.response === response) return
      stop()
      controller.abort()
    },
  )
  return response
}
