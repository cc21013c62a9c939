import type { Kit } from '../../kit.js'
import { isServedByDataService } from './data-service-chains.js'

/** Whether no data service covers a network: the app configures none, or the service does not serve the network. */
export function hasNoDataService(kit: Kit, caipNetworkId: string): boolean {
  return kit.config.endpoints.data === undefined || isServedByDataService(kit, caipNetworkId) === false
}
