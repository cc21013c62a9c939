import type { Namespace } from '../../base/caip/namespace.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Connection } from '../../core/adapter/connection.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from './wait-for-reconnect.js'

/** A live connection and its namespace. */
export type LiveConnection = { readonly namespace: Namespace; readonly connection: Connection }

/**
 * The active connection of a namespace, of the one in use when none is named, once a stored one is back. Throws WalletUnavailableError
 * while its wallet is waited for, and ProviderNotFoundError where nothing is connected. Source: spec R-CONN-149.
 */
export async function liveConnection(kit: Kit, asked?: Namespace): Promise<LiveConnection> {
  await waitForReconnect(kit, asked)
  const state = kit.store.get()
  const namespace = asked ?? state.network.activeNamespace
  const connection = selectConnection(state, namespace)
  if (!connection) throw new ProviderNotFoundError()
  return { namespace, connection }
}
