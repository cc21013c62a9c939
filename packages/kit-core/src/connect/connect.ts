/**
 * Connects a wallet.
 *
 * In      connectorId    of a connector on offer
 *         namespace      where two namespaces use the same connector id
 *         caipNetworkId  network to come up on, if the wallet can choose; the active one when absent
 * Out     Connection
 * Throws  AdapterNotFoundError, ConnectorNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError,
 *         RequestAbortedError when the signal fired or a newer try began
 * Source  spec R-STATE-03 to 05, R-CONN-94, R-CONN-95, R-MODAL-30
 */

import type { Connection } from '../adapter/connection.js'
import { AdapterNotFoundError, ConnectorNotFoundError } from '../adapter/errors.js'
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { isKitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { currentRoute } from '../navigation/state.js'
import { VIEWS_OF_CONNECTING } from '../navigation/views.js'
import { selectNetworks } from '../network/select-network.js'
import { setActiveNamespace } from '../network/set-active-network.js'
import { track } from '../tracking/track.js'
import { acceptConnection, settleStatus } from './accept-connection.js'
import { RequestAbortedError } from './errors.js'
import type { ConnectAttempt } from './state.js'

/** What to connect. */
export type ConnectWalletParams = {
  connectorId: string
  namespace?: Namespace | undefined
  caipNetworkId?: CaipNetworkId | undefined
  signal?: AbortSignal | undefined
}

/** Connects a wallet. A newer try takes an older one's place. */
export async function connect(kit: Kit, params: ConnectWalletParams): Promise<Connection> {
  const { connectorId, signal = new AbortController().signal } = params
  const adapter = adapterFor(kit, params)
  const { namespace } = adapter
  const attempt: ConnectAttempt = Object.freeze({ namespace, connectorId })
  kit.store.set(({ connect: state }) => ({ connect: { ...state, status: 'connecting', attempt } }))

  try {
    const caipNetworkId = params.caipNetworkId ?? selectNetworks(kit.store.get(), namespace)?.active
    const connection = await adapter.connect({ connectorId, caipNetworkId, signal })
    if (signal.aborted || kit.store.get().connect.attempt !== attempt) throw new RequestAbortedError(signal.reason)
    endAttempt(kit, attempt)
    setActiveNamespace(kit, namespace)
    acceptConnection(kit, namespace, connection)
    const name = connection.name ?? connectorId
    track(kit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'browser', name } })
    leaveConnecting(kit)
    return connection
  } catch (error) {
    endAttempt(kit, attempt)
    if (signal.aborted) throw new RequestAbortedError(error)
    if (!isKitError(error, 'request/aborted')) {
      const message = error instanceof Error ? error.message : 'An error occurred'
      track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
    }
    throw error
  }
}

function adapterFor(kit: Kit, { connectorId, namespace }: ConnectWalletParams) {
  const candidates = [...kit.adapters.values()].filter(
    (adapter) => (namespace ?? adapter.namespace) === adapter.namespace,
  )
  if (candidates.length === 0) throw new AdapterNotFoundError(namespace)
  const found = candidates.find((adapter) => adapter.connectors().some(({ id }) => id === connectorId))
  if (!found) throw new ConnectorNotFoundError(connectorId)
  return found
}

function endAttempt(kit: Kit, attempt: ConnectAttempt): void {
  if (kit.store.get().connect.attempt !== attempt) return
  kit.store.set(({ connect: state }) => ({ connect: { ...state, attempt: undefined } }))
  settleStatus(kit)
}

function leaveConnecting(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && VIEWS_OF_CONNECTING.includes(currentRoute(navigation).view)) close(kit)
}
