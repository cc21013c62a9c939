import { rpcUrl } from '@bowline/api-client'
import { withTimeout } from '../../base/async/pause.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import type { RpcUrl } from '../adapter/adapter-context.js'
import { selectNetwork } from '../state/select-network.js'
import { getDataServiceNetwork } from './supported-chains.js'

const SERVED_LIMIT_MS = 2_000

/**
 * Returns a network's RPC URLs besides the app's `customRpcUrls`: the kit's if it serves the network, then the
 * network's. When the network has its own nodes, the wait for the list of served networks is short.
 *
 * Source  spec R-CFG-61, R-API-57, R-API-58
 */
export async function getRpcUrls(kit: Kit, caipNetworkId: CaipNetworkId): Promise<readonly RpcUrl[]> {
  const own = selectNetwork(kit.store.get(), caipNetworkId)?.rpcUrls.default.http ?? []
  const serving = getDataServiceNetwork(kit, caipNetworkId)
  const served = own.length > 0 ? await withTimeout(serving, SERVED_LIMIT_MS) : await serving
  const kits =
    served?.isSupported && kit.config.endpoints.rpc !== undefined ? [rpcUrl(await kit.api(), caipNetworkId)] : []
  return [...kits, ...own].map((url) => ({ url }))
}
