import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { PairedEvent, PairedSession } from '../../core/adapter/transport.js'

/**
 * Maps a session event to its effect on the connection of one namespace, for an adapter.
 *
 * In      network   the connection's current network
 * Out     the network the connection is on afterwards, unchanged if only accounts changed; `ended` when the namespace is no
 *         longer approved or the session ended; undefined for an event of another namespace
 * Source  spec R-CONN-85, R-CONN-101, R-CONN-102
 */
export function getSessionChange(
  event: PairedEvent,
  session: PairedSession,
  namespace: Namespace,
  network: CaipNetworkId,
): CaipNetworkId | 'ended' | undefined {
  if (event.type === 'ended') return 'ended'
  if (event.type === 'network') return event.caipNetworkId.startsWith(`${namespace}:`) ? event.caipNetworkId : undefined
  if (event.type === 'accounts') return event.namespace === namespace ? network : undefined
  if (event.type !== 'namespaces') return undefined
  const approved = session.namespaces()[namespace]?.caipNetworkIds ?? []
  return approved.includes(network) ? network : (approved[0] ?? 'ended')
}
