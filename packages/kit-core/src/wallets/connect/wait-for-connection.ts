import type { Namespace } from '../../base/caip/namespace.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Connection } from '../../core/adapter/connection.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from './wait-for-reconnect.js'

/** A live connection and its namespace. */
export type LiveConnection = { readonly namespace: Namespace; readonly connection: Connection }

/**
 * Resolves to the active connection of a namespace (by default the active one), after a stored one is restored. Throws
 * WalletUnavailableError while its wallet does not respond, and ProviderNotFoundError when nothing is connected.
 * Source: spec R-CONN-149.
 */
export async function waitForConnection(kit: Kit, requested?: Namespace): Promise<LiveConnection> {
  await waitForReconnect(kit, requested)
  const state = kit.store.get()
  const namespace = requested ?? state.network.activeNamespace
  const connection = selectConnection(state, namespace)
  if (!connection) throw new ProviderNotFoundError()
  return { namespace, connection }
}
