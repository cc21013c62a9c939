/**
 * The nodes that the app configured for a network.
 *
 * Out     getNodes        the `customRpcUrls` first, then the RPC URLs of the network
 *         isNodeOf        whether a URL is one of them; compares normalized URLs
 *         getNodeNetwork  whether a URL is a node of the active network, or of another network of the app
 * Source  spec R-CFG-61, R-ADPT-104
 */
import { type Kit, type Network, type RpcUrl, selectActiveNetwork } from '@bowline/kit-core'

/** Gets the nodes of a network. */
export function getNodes({ config }: Kit, { caipNetworkId, rpcUrls }: Network): readonly RpcUrl[] {
  return [...(config.customRpcUrls[caipNetworkId] ?? []), ...rpcUrls.default.http.map((url) => ({ url }))]
}

/** Whether a URL is a node of a network. */
export function isNodeOf(kit: Kit, network: Network, address: string): boolean {
  const normalized = toHref(address)
  return normalized !== undefined && getNodes(kit, network).some(({ url }) => toHref(url) === normalized)
}

/** `own`: the active network; `other`: another network of the app; undefined: no network of the kit. */
export type NodeNetwork = (url: string) => 'own' | 'other' | undefined

/** Gets to which network a node URL belongs now. */
export function getNodeNetwork(kit: Kit, url: string): ReturnType<NodeNetwork> {
  const state = kit.getState()
  const isOf = (network: Network) => isNodeOf(kit, network, url)
  const active = selectActiveNetwork(state, 'solana')
  if (active && isOf(active)) return 'own'
  return state.network.byNamespace.solana?.requested.some(isOf) ? 'other' : undefined
}

function toHref(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).href : undefined
}
