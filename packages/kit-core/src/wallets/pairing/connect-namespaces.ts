/**
 * Connects each namespace that a session and the app share, through its adapter.
 *
 * In      networkOf  the network to connect a namespace on
 * Out     the connections; a namespace that fails is skipped as long as another one connects
 * Throws  the error of the first one that failed, or PairingEmptyError
 * Source  spec R-CONN-94, R-CONN-95
 */

import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { PairingEmptyError } from './errors.js'

/** A connection and its namespace. */
export type NamespaceConnection = readonly [namespace: Namespace, connection: Connection]

/** The session to connect, and the network to connect each namespace on. */
export type ConnectNamespacesParams = {
  readonly session: PairedSession
  readonly networkOf: (namespace: Namespace) => CaipNetworkId | undefined
  readonly signal: AbortSignal
}

export async function connectNamespaces(
  kit: Kit,
  { session, networkOf, signal }: ConnectNamespacesParams,
): Promise<readonly NamespaceConnection[]> {
  const approved = session.namespaces()
  const shared = getNamespaces().filter(
    (namespace) => approved[namespace] && kit.adapters.get(namespace)?.connectPaired,
  )
  const connectOne = async (namespace: Namespace): Promise<NamespaceConnection | undefined> => {
    const caipNetworkId = networkOf(namespace)
    const connection = await kit.adapters.get(namespace)?.connectPaired?.({ session, caipNetworkId, signal })
    return connection && connection.accounts.length > 0 ? [namespace, connection] : undefined
  }
  const results = await Promise.allSettled(shared.map(connectOne))
  const connections = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
  for (const result of results) {
    if (result.status === 'rejected') kit.log.debug('A namespace of the session could not be connected', result.reason)
  }
  if (connections.length === 0) {
    throw results.find((result) => result.status === 'rejected')?.reason ?? new PairingEmptyError()
  }
  return connections
}
