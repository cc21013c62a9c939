import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'

/** The chains the service reported. In its own file, because the request imports the service's client. */
const memory = perOwner((): { chains?: readonly string[] } => ({}))

/** Stores the CAIP-2 ids of the networks that the data service reports it serves. */
export function setServedChains(kit: Kit, caipNetworkIds: readonly string[]): void {
  memory(kit).chains = caipNetworkIds
}

/** Whether the data service serves a network. Undefined before the service has responded. */
export function isServedByDataService(kit: Kit, caipNetworkId: string): boolean | undefined {
  return memory(kit).chains?.includes(caipNetworkId)
}
