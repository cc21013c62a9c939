/**
 * Where a network is asked when the app named no address of its own or none of them answered: the kit's if it serves the
 * network, then the network's.
 *
 * Source  spec R-CFG-61, R-API-57, R-API-58
 */
import { getSupportedChains, rpcUrl } from '@bowline/api-client'
import type { RpcUrl } from '../adapter/adapter.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { createOnce } from '../lifecycle/once.js'
import { selectNetwork } from '../network/select-network.js'

const readSupported = createOnce<Awaited<ReturnType<typeof getSupportedChains>>>()

/** Addresses of a network's nodes, without the app's own. */
export async function rpcUrlsOf(kit: Kit, caipNetworkId: CaipNetworkId): Promise<readonly RpcUrl[]> {
  const own = selectNetwork(kit.store.get(), caipNetworkId)?.rpcUrls.default.http ?? []
  const kits = (await isServedByKit(kit, caipNetworkId)) ? [rpcUrl(await kit.api(), caipNetworkId)] : []
  return [...kits, ...own].map((url) => ({ url }))
}

/** Whether the data API serves a network. Read once per page; a failure is an empty list and asked again at the next need. */
async function isServedByKit(kit: Kit, caipNetworkId: CaipNetworkId): Promise<boolean> {
  if (!kit.config.projectId) return false
  try {
    const read = async () => getSupportedChains(await kit.api(), { signal: kit.lifetime() })
    const { http } = await readSupported(kit, read)
    return http.includes(caipNetworkId)
  } catch (error) {
    kit.log.debug('The supported chains could not be read', error)
    return false
  }
}
