/**
 * Reconnects a stored connection without opening any wallet window.
 *
 * Out     connected    with the previously active account first
 *         revoked      the wallet reports that the user revoked the access
 *         unavailable  the wallet is missing, locked, busy or failing. `canRetrySoon` is false when a retry is useless before
 *                      the wallet sends an event
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-109, R-CONN-146
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { withStoredAccount } from './stored-account.js'

/** The outcome for a stored connection. */
export type ReconnectResult =
  | { readonly kind: 'connected'; readonly connection: Connection }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'unavailable'; readonly canRetrySoon: boolean }

const FINAL_RESULTS: readonly KitErrorCode[] = [
  'adapter/connector-not-found',
  'wallet/unavailable',
  'wallet/user-rejected',
]

/** Reconnects a stored connection. Never rejects. Waits without a limit for a wallet that does not respond. */
export async function reconnectStored(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  signal: AbortSignal,
): Promise<ReconnectResult> {
  try {
    const { connection, isMoved } = await reach(kit, namespace, stored, signal)
    if (!connection) return { kind: 'revoked' }
    if (connection.accounts.length === 0) return { kind: 'unavailable', canRetrySoon: false }
    return { kind: 'connected', connection: withStoredAccount(kit, namespace, connection, isMoved) }
  } catch (error) {
    kit.log.debug(`The stored connection of ${namespace} could not be restored`, error)
    return { kind: 'unavailable', canRetrySoon: !FINAL_RESULTS.some((code) => isKitError(error, code)) }
  }
}

type Reached = { readonly connection: Connection | undefined; readonly isMoved?: boolean }

const NOT_REACHED: Reached = { connection: undefined }

async function reach(kit: Kit, namespace: Namespace, stored: StoredConnection, signal: AbortSignal): Promise<Reached> {
  const { connectorId, caipNetworkId } = stored
  if (connectorId === AUTH_CONNECTOR_ID) {
    const { restoreEmbedded } = await (await kit.code()).embedded()
    return { connection: await restoreEmbedded(kit, { namespace, stored, signal }) }
  }
  if (connectorId !== PAIRED_CONNECTOR_ID) {
    const address = stored.accounts[0]?.address
    return { connection: await kit.adapters.get(namespace)?.reconnect({ connectorId, caipNetworkId, address, signal }) }
  }
  const { restorePaired } = await (await kit.code()).paired()
  return (await restorePaired(kit, { namespace, stored, signal })) ?? NOT_REACHED
}
