/**
 * Where a network is asked when the app named no address of its own or none of them answered: the kit's if it serves the
 * network, then the network's. Whether it serves it is not waited for long where the network has nodes of its own.
 *
 * Source  spec R-CFG-61, R-API-57, R-API-58
 */
import { rpcUrl } from '@bowline/api-client'
import { withTimeout } from '../../base/async/pause.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import type { RpcUrl } from '../adapter/adapter.js'
import { selectNetwork } from '../state/select-network.js'
import { getDataServiceNetwork } from './supported-chains.js'

const SERVED_LIMIT_MS = 2_000

/** Addresses of a network's nodes, without the app's own. */
export async function getRpcUrls(kit: Kit, caipNetworkId: CaipNetworkId): Promise<readonly RpcUrl[]> {
  const own = selectNetwork(kit.store.get(), caipNetworkId)?.rpcUrls.default.http ?? []
  const asked = getDataServiceNetwork(kit, caipNetworkId)
  const served = own.length > 0 ? await withTimeout(asked, SERVED_LIMIT_MS) : await asked
  const kits =
    served?.isSupported && kit.config.endpoints.rpc !== undefined ? [rpcUrl(await kit.api(), caipNetworkId)] : []
  return [...kits, ...own].map((url) => ({ url }))
}
