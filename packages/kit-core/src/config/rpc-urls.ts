/**
 * Where a network is asked when the app named no address of its own or none of them answered: the kit's if it serves the
 * network, then the network's.
 *
 * Source  spec R-CFG-61, R-API-57, R-API-58
 */
import { rpcUrl } from '@bowline/api-client'
import type { RpcUrl } from '../adapter/adapter.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { selectNetwork } from '../network/select-network.js'
import { readNetworkOfData } from './supported-chains.js'

/** Addresses of a network's nodes, without the app's own. */
export async function rpcUrlsOf(kit: Kit, caipNetworkId: CaipNetworkId): Promise<readonly RpcUrl[]> {
  const own = selectNetwork(kit.store.get(), caipNetworkId)?.rpcUrls.default.http ?? []
  const { isSupported } = await readNetworkOfData(kit, caipNetworkId)
  const kits = isSupported ? [rpcUrl(await kit.api(), caipNetworkId)] : []
  return [...kits, ...own].map((url) => ({ url }))
}
