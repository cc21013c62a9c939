import { NAMESPACES, type Namespace } from '../../base/caip/namespace.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

/** Namespaces the embedded wallet supports. Source: spec R-CONN-75, R-CONST-38. */
export const EMBEDDED_NAMESPACES: readonly Namespace[] = NAMESPACES.filter((namespace) =>
  isSupportedOn('embeddedWallet', namespace),
)

/** Supported namespaces for which the app has networks and an adapter with `connectPaired`. */
export function getEmbeddedNamespaces({ store, adapters }: Kit): readonly Namespace[] {
  return EMBEDDED_NAMESPACES.filter(
    (namespace) => selectNetworks(store.get(), namespace) && adapters.get(namespace)?.connectPaired,
  )
}
