import type { Kit } from '../../kit.js'
import { isServedByDataService } from './data-service-chains.js'

/** Whether no data service tells of a network: the app names none, or it has said that it does not serve it. */
export function hasNoDataService(kit: Kit, caipNetworkId: string): boolean {
  return kit.config.endpoints.data === undefined || isServedByDataService(kit, caipNetworkId) === false
}
