import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Tells the adapter that the visitor reaches for one of its wallets, so that it can load what connecting needs. */
export function prepareConnect({ adapters }: Kit, { namespace }: { namespace: Namespace }): void {
  adapters.get(namespace)?.preload?.()
}
