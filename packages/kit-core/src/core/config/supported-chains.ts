/**
 * Networks the data service supports. The kit has no list: the service reports them. Fetched once per kit.
 *
 * Throws  nothing: a failure counts as an empty list, and the next call requests it again
 * Source  spec R-API-13, R-API-14, R-CONST-36
 */
import { type ActiveNetwork, activeNetwork, getSupportedChains, type SupportedChains } from '@bowline/api-client'
import { createDedupe } from '../../base/async/dedupe.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { setServedChains } from './data-service-chains.js'

const NO_CHAINS: SupportedChains = { http: [], ws: [] }

const readOnce = createDedupe<SupportedChains>()

/** Returns the network in the form that requests to the data service take, with whether it is supported. */
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
