import { isKitError } from '../../base/errors/kit-error.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Connector } from '../../core/adapter/connector.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { connect } from './connect.js'

/**
 * Asks a wallet that the user pressed, before the view that waits for it is on screen. Leaving the list for another view than
 * the one with this `response` aborts the request.
 *
 * In      show  opens the view that waits; called when the wallet fails
 * Out     returns the wallet's response, which rejects with the errors of `connect`
 * Source  spec R-CONN-285
 */
export function connectPressedWallet(kit: Kit, connector: Connector, show: () => void): () => Promise<Connection> {
  const controller = new AbortController()
  const request = connect(kit, { connectorId: connector.id, namespace: connector.chain, signal: controller.signal })
  request.catch((error: unknown) => isKitError(error, 'request/aborted') || show())
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
