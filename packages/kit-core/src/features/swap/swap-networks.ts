import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** Chain ids of the EVM networks on which the kit offers swaps. Source: spec R-SWAP-01, R-CONST-27. */
export const SWAP_NETWORKS = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554] as const

const ids: ReadonlySet<string> = new Set(SWAP_NETWORKS.map((id) => `eip155:${id}`))

export function isSwapNetwork(caipNetworkId: CaipNetworkId | undefined): boolean {
  return caipNetworkId !== undefined && ids.has(caipNetworkId)
}
