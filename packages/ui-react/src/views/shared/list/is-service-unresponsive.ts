import { isSupportedOn, type Kit, type Network, type SupportedFeature } from '@bowline/kit-core'
import { hasNoDataService, isServedByDataService } from '@bowline/kit-core/internal'

/**
 * Whether a list is missing only because the data service has not reported which networks it supports. A retry may help.
 *
 * Source  R-VIEW-03, R-API-13
 */
export function isServiceUnresponsive(kit: Kit, network: Network | undefined, feature: SupportedFeature): boolean {
  if (!network || !isSupportedOn(feature, network.chainNamespace)) return false
  return (
    !hasNoDataService(kit, network.caipNetworkId) && isServedByDataService(kit, network.caipNetworkId) === undefined
  )
}
