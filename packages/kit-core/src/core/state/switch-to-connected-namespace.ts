import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { selectConnection } from './select-connection.js'
import { setActiveNamespace } from './set-active-network.js'

/** Makes the first connected candidate active if the active namespace has no connection. */
export function switchToConnectedNamespace(kit: Kit, candidates: readonly Namespace[] = getNamespaces()): void {
  const state = kit.store.get()
  const next = candidates.find((namespace) => selectConnection(state, namespace))
  if (next && !selectConnection(state)) setActiveNamespace(kit, next)
}
