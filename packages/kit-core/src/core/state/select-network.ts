import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { KitState } from '../../state.js'
import type { NamespaceNetworks } from './network-state.js'

/** Networks of a namespace. Defaults to the active namespace. */
export function selectNetworks(
  { network }: KitState,
  namespace: Namespace = network.activeNamespace,
): NamespaceNetworks | undefined {
  return network.byNamespace[namespace]
}

/** The active network of a namespace. Undefined while the wallet is on a network that the app does not list. */
export function selectActiveNetwork(state: KitState, namespace?: Namespace): Network | undefined {
  const networks = selectNetworks(state, namespace)
  if (!networks || networks.isUnsupportedChain) return undefined
  return networks.requested.find(({ caipNetworkId }) => caipNetworkId === networks.active)
}

/** A network the app lists, by its CAIP-2 id. */
export function selectNetwork({ network }: KitState, caipNetworkId: CaipNetworkId): Network | undefined {
  for (const networks of Object.values(network.byNamespace)) {
    const found = networks.requested.find((candidate) => candidate.caipNetworkId === caipNetworkId)
    if (found) return found
  }
  return undefined
}

/** Whether a namespace's wallet is on a network that the app does not list. Defaults to the active namespace. */
export function selectIsUnsupportedChain(state: KitState, namespace?: Namespace): boolean {
  return selectNetworks(state, namespace)?.isUnsupportedChain ?? false
}

/**
 * All namespaces, the active one last. Disconnecting in this order never switches to a namespace that is disconnected
 * next.
 */
export function selectActiveLast({ network: { activeNamespace } }: KitState): readonly Namespace[] {
  return [...getNamespaces().filter((namespace) => namespace !== activeNamespace), activeNamespace]
}
