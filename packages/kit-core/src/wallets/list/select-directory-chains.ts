import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { KitState } from '../../state.js'

/** The networks a wallet is looked for on: those the app lists, of the namespace the modal was opened for or of all. */
export function selectAskedNetworks({ network, modal }: KitState): readonly Network[] {
  return Object.entries(network.byNamespace).flatMap(([namespace, { requested }]) =>
    (modal.namespaceFilter ?? namespace) === namespace ? requested : [],
  )
}

/** Their CAIP-2 ids. */
export function selectAskedChains(state: KitState): readonly CaipNetworkId[] {
  return selectAskedNetworks(state).map(({ caipNetworkId }) => caipNetworkId)
}
