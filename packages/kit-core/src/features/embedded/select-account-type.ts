import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectActiveNetwork, selectNetworks } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'

/**
 * Whether the account settings offer to switch between smart account and EOA: the embedded wallet is the active wallet, on a
 * network with smart accounts. Source: spec R-CONN-78, R-CONN-81.
 */
export function selectIsAccountTypeOffered(state: KitState): boolean {
  const id = selectActiveNetwork(state)?.id
  const isEmbedded = selectConnection(state)?.connectorId === AUTH_CONNECTOR_ID
  return isEmbedded && (selectNetworks(state)?.smartAccountEnabledNetworks.some((enabled) => enabled === id) ?? false)
}
