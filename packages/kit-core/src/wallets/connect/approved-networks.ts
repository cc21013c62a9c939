import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import { getLiveSession } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'

/** A wallet with this method accepts any network, whatever it approved at first. */
const ADD_NETWORK_METHOD = 'wallet_addEthereumChain'

/**
 * Returns a paired connection with the networks its session approved, or without a limit when its wallet can add
 * networks. Returns any other connection unchanged.
 *
 * Source  spec R-CONN-41
 */
export function withApprovedNetworks(kit: Kit, namespace: Namespace, connection: Connection): Connection {
  const paired = getLiveSession(kit, connection.connectorId)?.namespaces()[namespace]
  if (!paired) return connection
  const supportsAll = paired.methods.includes(ADD_NETWORK_METHOD)
  return { ...connection, approvedCaipNetworkIds: supportsAll ? undefined : paired.caipNetworkIds }
}
