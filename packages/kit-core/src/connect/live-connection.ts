import type { Connection } from '../adapter/connection.js'
import { ProviderNotFoundError, WalletAwayError } from '../adapter/errors.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { selectConnection } from './select-connection.js'
import { untilRestored } from './until-restored.js'

/**
 * The active connection of a namespace, once a stored one is back. Throws WalletAwayError while its wallet is waited for, and
 * ProviderNotFoundError where nothing is connected. Source: spec R-CONN-149.
 */
export async function liveConnection(kit: Kit, namespace: Namespace): Promise<Connection> {
  await untilRestored(kit, namespace)
  const state = kit.store.get()
  const connection = selectConnection(state, namespace)
  if (connection) return connection
  throw state.connect.awaited[namespace]?.[0] ? new WalletAwayError() : new ProviderNotFoundError()
}
