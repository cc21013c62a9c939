import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

const early = new WeakMap<Kit, Set<Namespace>>()

/** Notes that connections were told while those of storage are on their way; they are told again after that. */
export function markEarlyConnections(kit: Kit, namespace: Namespace): void {
  const noted = early.get(kit) ?? new Set()
  early.set(kit, noted.add(namespace))
}

/** Whether there were any, once. */
export function consumeEarlyConnections(kit: Kit, namespace: Namespace): boolean {
  return early.get(kit)?.delete(namespace) ?? false
}
