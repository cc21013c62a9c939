/**
 * The nodes of a network that the app named.
 *
 * Out     nodesOf    its own addresses first, then the network's
 *         isNodeOf   whether an address is one of them, however it is written
 * Source  spec R-CFG-61
 */
import type { Kit, Network, RpcUrl } from '@bowline/kit-core'

/** Where a network is asked. */
export function nodesOf({ config }: Kit, { caipNetworkId, rpcUrls }: Network): readonly RpcUrl[] {
  return [...(config.customRpcUrls[caipNetworkId] ?? []), ...rpcUrls.default.http.map((url) => ({ url }))]
}

/** Whether a network is asked at this address. */
export function isNodeOf(kit: Kit, network: Network, address: string): boolean {
  const wanted = hrefOf(address)
  return wanted !== undefined && nodesOf(kit, network).some(({ url }) => hrefOf(url) === wanted)
}

function hrefOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).href : undefined
}
