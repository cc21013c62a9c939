import type { LocalChain } from '../server/local-chains'

/** Local chains as the kit's `customRpcUrls`. */
export function rpcUrls(localChains: readonly LocalChain[]) {
  return Object.fromEntries(localChains.map(({ caipNetworkId, url }) => [caipNetworkId, [{ url }]]))
}
