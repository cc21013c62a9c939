import { isSupportedOn, type Kit, type Network, type SupportedFeature } from '@bowline/kit-core'
import { hasNoDataService, isServedByDataService } from '@bowline/kit-core/internal'

/**
 * Whether tokens or history are missing only because the data service has not reported which networks it supports: then views
 * show an error with a retry instead of "not supported".
 *
 * Source  R-VIEW-03, R-API-13
 */
export function isServiceUnresponsive(kit: Kit, network: Network | undefined, feature: SupportedFeature): boolean {
  if (!network || !isSupportedOn(feature, network.chainNamespace)) return false
  return (
    !hasNoDataService(kit, network.caipNetworkId) && isServedByDataService(kit, network.caipNetworkId) === undefined
  )
}
