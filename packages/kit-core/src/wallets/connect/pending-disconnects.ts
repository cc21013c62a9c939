import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

const leaving = perOwner(() => new Map<string, Promise<unknown>>())

/** Resolves when a wallet that is being left has been; undefined where it is not. Source: spec R-CONN-260. */
export function waitForDisconnect(kit: Kit, namespace: Namespace, connectorId: string): Promise<unknown> | undefined {
  return leaving(kit).get(`${namespace}/${connectorId}`)
}

/** Notes wallets as being left until the work is over: who connects one of them again waits for it. */
export function trackDisconnect(
  kit: Kit,
  namespace: Namespace,
  connectorIds: readonly string[],
  work: Promise<unknown> | undefined,
): void {
  const all = leaving(kit)
  for (const connectorId of connectorIds) {
    const name = `${namespace}/${connectorId}`
    const over = () => {
      if (all.get(name) === left) all.delete(name)
    }
    const left = Promise.allSettled([all.get(name), work]).then(over)
    all.set(name, left)
  }
}
