import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import { liveSession } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'

/** A wallet that lets networks be added takes any of them, whatever it approved at first. */
const METHOD_OF_ADDING = 'wallet_addEthereumChain'

/**
 * A connection with the networks that are offered for it: those the wallet of a session approved, or no limit where it takes all.
 *
 * Source  spec R-CONN-41
 */
export function withApprovedNetworks(kit: Kit, namespace: Namespace, connection: Connection): Connection {
  const paired = liveSession(kit, connection.connectorId)?.namespaces()[namespace]
  if (!paired) return connection
  const takesAll = paired.methods.includes(METHOD_OF_ADDING)
  return { ...connection, approvedCaipNetworkIds: takesAll ? undefined : paired.caipNetworkIds }
}
