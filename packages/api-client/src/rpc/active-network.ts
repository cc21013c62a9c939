/**
 * The active network, and whether the data service supports it. This alone decides whether a call sends a request.
 *
 * In      caipNetworkId of the active network, undefined when there is none; the supported chains, where an empty list means
 *         "not known"
 * Out     the network, and whether the service supports it
 * Throws  nothing
 * Source  spec R-API-13, R-API-14, R-API-15
 */
import type { SupportedChains } from './get-supported-chains.js'

/** The active network, and whether the data service supports it. */
export type ActiveNetwork = { readonly caipNetworkId: string; readonly isSupported: boolean }

/** Creates an `ActiveNetwork` from the active network's id and the supported chains. */
export function activeNetwork(
  caipNetworkId: string | undefined,
  { http }: Pick<SupportedChains, 'http'>,
): ActiveNetwork {
  return {
    caipNetworkId: caipNetworkId ?? '',
    isSupported: caipNetworkId !== undefined && http.includes(caipNetworkId),
  }
}
