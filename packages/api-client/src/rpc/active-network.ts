/**
 * The network that a call to the data service is about, and whether the service supports it. On an unsupported network a
 * call sends no request: it returns an empty result, or throws `UnsupportedNetworkError` when there is none.
 *
 * Source  spec R-API-13, R-API-14, R-API-15
 */
import type { SupportedChains } from './get-supported-chains.js'

/** A network (CAIP-2), usually the active one, and whether the data service supports it. */
export type ActiveNetwork = { readonly caipNetworkId: string; readonly isSupported: boolean }

/** Creates an `ActiveNetwork`. Not supported without an id, and as long as the supported chains are empty (not fetched). */
export function activeNetwork(
  caipNetworkId: string | undefined,
  { http }: Pick<SupportedChains, 'http'>,
): ActiveNetwork {
  return {
    caipNetworkId: caipNetworkId ?? '',
    isSupported: caipNetworkId !== undefined && http.includes(caipNetworkId),
  }
}
