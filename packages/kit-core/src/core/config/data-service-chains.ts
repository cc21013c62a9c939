import type { Kit } from '../../kit.js'

/** What the service answered; apart from the question, which brings the service's client with it. */
const known = new WeakMap<Kit, readonly string[]>()

/** Notes the chains that the service serves. */
export function setServedChains(kit: Kit, caipNetworkIds: readonly string[]): void {
  known.set(kit, caipNetworkIds)
}

/** Whether the data service serves a network; undefined while it has not said so: nobody asked, or it did not answer. */
export function isServedByDataService(kit: Kit, caipNetworkId: string): boolean | undefined {
  return known.get(kit)?.includes(caipNetworkId)
}
