/**
 * The nodes of a network that the app named.
 *
 * Out     nodesOf    its own addresses first, then the network's
 *         isNodeOf   whether an address is one of them, however it is written
 *         whoseNode  of which network an address is one
 * Source  spec R-CFG-61, R-ADPT-104
 */
import { type Kit, type Network, type RpcUrl, selectActiveNetwork } from '@bowline/kit-core'

/** Where a network is asked. */
export function nodesOf({ config }: Kit, { caipNetworkId, rpcUrls }: Network): readonly RpcUrl[] {
  return [...(config.customRpcUrls[caipNetworkId] ?? []), ...rpcUrls.default.http.map((url) => ({ url }))]
}

/** Whether a network is asked at this address. */
export function isNodeOf(kit: Kit, network: Network, address: string): boolean {
  const wanted = hrefOf(address)
  return wanted !== undefined && nodesOf(kit, network).some(({ url }) => hrefOf(url) === wanted)
}

/** Of the network that the kit is on, of another one of the app's, or of none that the kit knows. */
export type NodeNetwork = (url: string) => 'own' | 'other' | undefined

/** Whose node it is, now. */
export function getNodeNetwork(kit: Kit, url: string): ReturnType<NodeNetwork> {
  const state = kit.getState()
  const isOf = (network: Network) => isNodeOf(kit, network, url)
  const active = selectActiveNetwork(state, 'solana')
  if (active && isOf(active)) return 'own'
  return state.network.byNamespace.solana?.requested.some(isOf) ? 'other' : undefined
}

function hrefOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).href : undefined
}
