import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { KitState } from '../../state.js'

/**
 * Returns the networks to find wallets for: the app's networks, of the namespace the modal was opened for or of all
 * namespaces.
 */
export function selectRequestedNetworks({ network, modal }: KitState): readonly Network[] {
  return Object.entries(network.byNamespace).flatMap(([namespace, { requested }]) =>
    (modal.namespaceFilter ?? namespace) === namespace ? requested : [],
  )
}

/** Returns the CAIP-2 ids of the networks to find wallets for. */
export function selectRequestedChains(state: KitState): readonly CaipNetworkId[] {
  return selectRequestedNetworks(state).map(({ caipNetworkId }) => caipNetworkId)
}
