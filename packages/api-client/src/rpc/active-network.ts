/**
 * The active network as the data service sees it. Only this one decides whether a call is made.
 *
 * In      caipNetworkId of the active network, undefined when there is none; the chains the service supports, of which an
 *         empty list stands for "not known"
 * Out     the network, and whether the service knows it
 * Throws  nothing
 * Source  spec R-API-13, R-API-14, R-API-15
 */
import type { SupportedChains } from './get-supported-chains.js'

/** The active network, and whether the data service knows it. */
export type ActiveNetwork = { readonly caipNetworkId: string; readonly isSupported: boolean }

/** Says whether the data service knows the active network. */
export function activeNetwork(
  caipNetworkId: string | undefined,
  { http }: Pick<SupportedChains, 'http'>,
): ActiveNetwork {
  return {
    caipNetworkId: caipNetworkId ?? '',
    isSupported: caipNetworkId !== undefined && http.includes(caipNetworkId),
  }
}
