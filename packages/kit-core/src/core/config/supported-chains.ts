/**
 * The chains the data service serves. No list of the kit's own: the service answers.
 *
 * Out     getDataServiceNetwork  the network as the data service sees it: what its endpoints are asked with
 * Throws  nothing: a failure counts as an empty list, and the service is asked again at the next need
 * Source  spec R-API-13, R-API-14, R-CONST-36
 */
import { type ActiveNetwork, activeNetwork, getSupportedChains, type SupportedChains } from '@bowline/api-client'
import { createDedupe } from '../../base/async/dedupe.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { setServedChains } from './data-service-chains.js'

const NO_CHAINS: SupportedChains = { http: [], ws: [] }

const readOnce = createDedupe<SupportedChains>()

/** The network as the data service sees it. The list is read once per page. */
export async function getDataServiceNetwork(
  kit: Kit,
  caipNetworkId: CaipNetworkId | undefined,
): Promise<ActiveNetwork> {
  return activeNetwork(caipNetworkId, await readSupportedChains(kit))
}

async function readSupportedChains(kit: Kit): Promise<SupportedChains> {
  if (!kit.config.projectId || kit.config.endpoints.data === undefined) return NO_CHAINS
  try {
    const chains = await readOnce(kit, async () => getSupportedChains(await kit.api(), { signal: kit.lifetime() }))
    setServedChains(kit, chains.http)
    return chains
  } catch (error) {
    kit.log.debug('The supported chains could not be read', error)
    return NO_CHAINS
  }
}
