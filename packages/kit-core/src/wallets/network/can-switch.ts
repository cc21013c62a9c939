import type { Network } from '../../base/networks/network.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'

/**
 * Whether a network can be switched to: its namespace has no connected wallet, or that wallet supports all networks or
 * approved this one. Source: spec R-VIEW-50.
 */
export function selectCanSwitch(state: KitState, { chainNamespace, caipNetworkId }: Network): boolean {
  if (!selectConnection(state, chainNamespace)) return true
  const networks = selectNetworks(state, chainNamespace)
  if (!networks) return false
  return networks.supportsAllNetworks || (networks.approvedCaipNetworkIds?.includes(caipNetworkId) ?? false)
}
