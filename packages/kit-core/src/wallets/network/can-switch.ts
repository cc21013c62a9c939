/**
 * Whether the connected wallet can be asked to switch to a network.
 *
 * Source  spec R-VIEW-50
 */

import type { Network } from '../../base/networks/network.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'

/** False when the namespace's wallet neither supports all networks nor approved this one. */
export function selectCanSwitch(state: KitState, { chainNamespace, caipNetworkId }: Network): boolean {
  if (!selectConnection(state, chainNamespace)) return true
  const networks = selectNetworks(state, chainNamespace)
  if (!networks) return false
  return networks.supportsAllNetworks || (networks.approvedCaipNetworkIds?.includes(caipNetworkId) ?? false)
}
