import { getNamespaces, isSupportedOn } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

/** The namespace in which the embedded wallet has smart accounts. */
export const SMART_ACCOUNT_NAMESPACE: Namespace = 'eip155'

/** The network that the frame starts on when none is stored. */
export const FIRST_FRAME_NETWORK: CaipNetworkId = 'eip155:1'

/** Namespaces the embedded wallet supports. Source: spec R-CONN-75, R-CONST-38. */
export function listEmbeddedNamespaces(): readonly Namespace[] {
  return getNamespaces().filter((namespace) => isSupportedOn('embeddedWallet', namespace))
}

/** Supported namespaces for which the app has networks and an adapter with `connectPaired`. */
export function getEmbeddedNamespaces({ store, adapters }: Kit): readonly Namespace[] {
  return listEmbeddedNamespaces().filter(
    (namespace) => selectNetworks(store.get(), namespace) && adapters.get(namespace)?.connectPaired,
  )
}
