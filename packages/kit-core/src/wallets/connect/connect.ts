/**
 * Connects a wallet.
 *
 * In      connectorId    of an available connector
 *         namespace      needed when two namespaces use the same connector id
 *         caipNetworkId  network to connect on, if the wallet can choose; the active one when undefined
 *         signal         cancels the attempt immediately, whatever the wallet does; a late approval is revoked
 * Out     Connection
 * Throws  AdapterNotFoundError, ConnectorNotFoundError, UserRejectedError, RequestPendingError, NoAccountError
 *         WalletRequestError   also when the code that applies an approval cannot be loaded; the approval is revoked
 *         RequestAbortedError  when the signal fired, a newer attempt started, the user disconnected or the kit stopped
 *         After RequestPendingError the kit keeps waiting for the wallet's open request: its approval connects
 * Source  spec R-STATE-03 to 05, R-CONN-94, R-CONN-95, R-CONN-173, R-CONN-174, R-CONN-240, R-CONN-260, R-MODAL-30
 */

import { anySignal } from '../../base/async/link-signals.js'
import { withAbort } from '../../base/async/with-abort.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import {
  AdapterNotFoundError,
  ConnectorNotFoundError,
  NoAccountError,
  WalletRequestError,
} from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isMaybeSignal, isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { storeLastWallet } from '../list/last-wallet.js'
import { acceptConnection } from './accept-connection.js'
import { startAttempt } from './attempt.js'
import { bufferEvents } from './buffer-events.js'
import { exitConnectViews } from './exit-connect-views.js'
import { loadWalletEvents } from './handle-adapter-event.js'
import { mergeReconnection } from './merge-reconnection.js'
import { waitForDisconnect } from './pending-disconnects.js'
import { isLateApprovalKept, revokeLateConnection } from './revoke-late-connection.js'
import { getConnection } from './select-stored-connections.js'

/** The wallet to connect. */
export type ConnectWalletParams = {
  connectorId: string
  namespace?: Namespace | undefined
  caipNetworkId?: CaipNetworkId | undefined
  signal?: AbortSignal | undefined
}

/** Connects a wallet. A newer attempt replaces an older one. */
export async function connect(kit: Kit, given: ConnectWalletParams): Promise<Connection> {
  const params = parseInput(given, {
    connectorId: isText,
    namespace: isMaybeText,
    caipNetworkId: isMaybeText,
    signal: isMaybeSignal,
  })
  const { connectorId } = params
  const adapter = adapterFor(kit, params)
  const { namespace } = adapter
  const { signal, abort, release } = anySignal([params.signal, kit.lifetime()])
  const attempt: ConnectAttempt = Object.freeze({ namespace, connectorId })
  const end = startAttempt(kit, attempt, abort)
  // Events after the wallet's approval are replayed once the connection is in state.
  let replayEvents: (() => void) | undefined

  try {
    const caipNetworkId = params.caipNetworkId ?? selectNetworks(kit.store.get(), namespace)?.active
    const disconnecting = waitForDisconnect(kit, namespace, connectorId)
    if (disconnecting) await withAbort(disconnecting, signal)
    const response = adapter.connect({ connectorId, caipNetworkId, signal }).then((connection) => {
      if (!signal.aborted) replayEvents = bufferEvents(kit, namespace, connectorId)
      return connection
    })
    const eventCode = loadWalletEvents().catch((error: unknown) => {
      throw new WalletRequestError('', undefined, error)
    })
    eventCode.catch(() => {})
    const connection = await withAbort(response, signal, () => revokeLateConnection(kit, namespace, connectorId))
    await withAbort(eventCode, signal)
    if (connection.accounts.length === 0) throw new NoAccountError()
    succeed(kit, namespace, connection, end)
    return connection
  } catch (error) {
    end()
    if (isKitError(error, 'wallet/request-pending')) waitForApproval(kit, attempt)
    else if (replayEvents || isLateApprovalKept(attempt)) revokeLateConnection(kit, namespace, connectorId)
    if (!isKitError(error, 'request/aborted')) {
      const message = error instanceof Error ? error.message : 'An error occurred'
      track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
    }
    throw error
  } finally {
    release()
    replayEvents?.()
  }
}

function waitForApproval(kit: Kit, attempt: ConnectAttempt): void {
  import('./wait-for-pending-request.js')
    .then(({ waitForPendingRequest }) =>
      waitForPendingRequest(kit, attempt, (connection) => succeed(kit, attempt.namespace, connection)),
    )
    .catch((error: unknown) => kit.log.error('Waiting for a wallet failed', error))
}

function adapterFor(kit: Kit, { connectorId, namespace }: ConnectWalletParams): Adapter {
  const candidates = [...kit.adapters.values()].filter(
    (adapter) => (namespace ?? adapter.namespace) === adapter.namespace,
  )
  if (candidates.length === 0) throw new AdapterNotFoundError(namespace)
  const found = candidates.find((adapter) => adapter.connectors().some(({ id }) => id === connectorId))
  if (!found) throw new ConnectorNotFoundError(connectorId)
  return found
}

function succeed(kit: Kit, namespace: Namespace, connection: Connection, end = () => {}): void {
  kit.store.batch(() => {
    setActiveNamespace(kit, namespace)
    acceptConnection(
      kit,
      namespace,
      mergeReconnection(getConnection(kit, namespace, connection.connectorId), connection),
    )
    end()
    storeLastWallet(kit, connection.connectorId)
    const name = selectAccount(kit.store.get(), namespace).connectedWalletInfo?.name ?? connection.connectorId
    track(kit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'browser', name } })
    exitConnectViews(kit)
  })
}
