/**
 * Whether the connected wallet can be asked for a network.
 *
 * Source  spec R-VIEW-50
 */
import { selectConnection } from '../connect/select-connection.js'
import type { KitState } from '../state.js'
import type { Network } from './network.js'
import { selectNetworks } from './select-network.js'

/** False when the namespace is connected with a wallet that neither takes all networks nor approved this one. */
export function selectCanSwitch(state: KitState, { chainNamespace, caipNetworkId }: Network): boolean {
  if (!selectConnection(state, chainNamespace)) return true
  const networks = selectNetworks(state, chainNamespace)
  if (!networks) return false
  return networks.supportsAllNetworks || (networks.approvedCaipNetworkIds?.includes(caipNetworkId) ?? false)
}
