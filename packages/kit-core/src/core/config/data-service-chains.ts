import { perOwner } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'

/** What the service answered; apart from the question, which brings the service's client with it. */
const memory = perOwner((): { chains?: readonly string[] } => ({}))

/** Notes the chains that the service serves. */
export function setServedChains(kit: Kit, caipNetworkIds: readonly string[]): void {
  memory(kit).chains = caipNetworkIds
}

/** Whether the data service serves a network; undefined while it has not said so: nobody asked, or it did not answer. */
export function isServedByDataService(kit: Kit, caipNetworkId: string): boolean | undefined {
  return memory(kit).chains?.includes(caipNetworkId)
}
