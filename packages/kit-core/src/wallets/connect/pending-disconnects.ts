import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

const disconnects = perOwner(() => new Map<string, Promise<unknown>>())

/** Resolves when a pending disconnect of a wallet has finished; undefined without one. Source: spec R-CONN-260. */
export function waitForDisconnect(kit: Kit, namespace: Namespace, connectorId: string): Promise<unknown> | undefined {
  return disconnects(kit).get(`${namespace}/${connectorId}`)
}

/** Marks wallets as disconnecting until the work settles; a new connect to one of them waits for it. */
export function trackDisconnect(
  kit: Kit,
  namespace: Namespace,
  connectorIds: readonly string[],
  work: Promise<unknown> | undefined,
): void {
  const all = disconnects(kit)
  for (const connectorId of connectorIds) {
    const name = `${namespace}/${connectorId}`
    const remove = () => {
      if (all.get(name) === pending) all.delete(name)
    }
    const pending = Promise.allSettled([all.get(name), work]).then(remove)
    all.set(name, pending)
  }
}
