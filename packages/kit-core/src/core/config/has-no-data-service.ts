import type { Kit } from '../../kit.js'
import { isServedByDataService } from './data-service-chains.js'

/**
 * Whether no data service covers a network: the app configures none, or the service reported that it does not serve it.
 * False before the service has responded.
 */
export function hasNoDataService(kit: Kit, caipNetworkId: string): boolean {
  return kit.config.endpoints.data === undefined || isServedByDataService(kit, caipNetworkId) === false
}
