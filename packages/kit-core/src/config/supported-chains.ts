/**
 * The chains the data service serves. No list of the kit's own: the service answers.
 *
 * Out     readNetworkOfData  the network as the data service sees it: what its endpoints are asked with
 * Throws  nothing: a failure counts as an empty list, and the service is asked again at the next need
 * Source  spec R-API-13, R-API-14, R-CONST-36
 */
import { type ActiveNetwork, activeNetwork, getSupportedChains, type SupportedChains } from '@bowline/api-client'
import type { CaipNetworkId } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { createOnce } from '../lifecycle/once.js'

const NO_CHAINS: SupportedChains = { http: [], ws: [] }

const readOnce = createOnce<SupportedChains>()
const known = new WeakMap<Kit, SupportedChains>()

/** The network as the data service sees it. The list is read once per page. */
export async function readNetworkOfData(kit: Kit, caipNetworkId: CaipNetworkId | undefined): Promise<ActiveNetwork> {
  return activeNetwork(caipNetworkId, await readSupportedChains(kit))
}

/** The same without asking: undefined while the list has not been read. */
export function knownNetworkOfData(kit: Kit, caipNetworkId: CaipNetworkId | undefined): ActiveNetwork | undefined {
  const chains = known.get(kit)
  return chains && activeNetwork(caipNetworkId, chains)
}

async function readSupportedChains(kit: Kit): Promise<SupportedChains> {
  if (!kit.config.projectId) return NO_CHAINS
  try {
    const chains = await readOnce(kit, async () => getSupportedChains(await kit.api(), { signal: kit.lifetime() }))
    known.set(kit, chains)
    return chains
  } catch (error) {
    kit.log.debug('The supported chains could not be read', error)
    return NO_CHAINS
  }
}
