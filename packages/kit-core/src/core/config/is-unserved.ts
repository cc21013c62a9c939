import type { Kit } from '../../kit.js'
import { isKnownServed } from './known-chains.js'

/** Whether no data service tells of a network: the app names none, or it has said that it does not serve it. */
export function isUnserved(kit: Kit, caipNetworkId: string): boolean {
  return kit.config.endpoints.data === undefined || isKnownServed(kit, caipNetworkId) === false
}
