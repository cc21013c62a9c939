import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Where the service said last that it cannot answer now, so that nobody goes on asking by the clock. */
const outages = new WeakMap<Kit, Set<Namespace>>()

/** Notes how the service answered last. */
export function setTokenOutage(kit: Kit, namespace: Namespace, isOut: boolean): void {
  const known = outages.get(kit) ?? new Set()
  outages.set(kit, known)
  if (isOut) known.add(namespace)
  else known.delete(namespace)
}

/** Whether the service said last that it cannot answer now. Source: spec R-ACCT-23, R-API-08. */
export function isTokenOutage(kit: Kit, namespace: Namespace): boolean {
  return outages.get(kit)?.has(namespace) ?? false
}
