/**
 * Fetches the identity of an address, and its names when that fails. A separate file, so that the schemas it imports load
 * on first use.
 *
 * Out     on a network the service does not support, the name that its nodes return
 * Throws  what the service's client throws, when both requests fail
 * Source  spec R-ACCT-53 to 56, R-ACCT-131, R-API-18, R-API-19, R-API-33, R-NAME-26
 */
import { getIdentity } from '@bowline/api-client'
import type { ResourceRequest } from '../../base/async/resource.js'
import type { Network } from '../../base/networks/network.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { fetchNames } from './fetch-names.js'
import { type DisplayIdentity, NO_IDENTITY, toDisplayIdentity } from './identity.js'

/** The address to look up, and its network. */
export type FetchIdentityParams = {
  readonly address: string
  readonly network: Network
}

export async function fetchIdentity(
  kit: Kit,
  params: FetchIdentityParams,
  { signal, mayStore, store }: ResourceRequest<DisplayIdentity>,
): Promise<DisplayIdentity> {
  const { address } = params
  const network = await getDataServiceNetwork(kit, params.network.caipNetworkId)
  if (!network.isSupported) {
    const { fetchName } = kit.adapters.get(params.network.chainNamespace) ?? {}
    if (!fetchName) return NO_IDENTITY
    const { fetchOnchainName } = await import('./fetch-onchain-name.js')
    return store(await fetchOnchainName(fetchName, { address, signal }))
  }
  const client = await kit.api()
  const query = { network, address, sender: selectActiveAccount(kit.store.get())?.address, signal }
  try {
    const { name, avatar } = await getIdentity(client, query)
    return store(toDisplayIdentity(name, avatar))
  } catch (error) {
    kit.log.debug('The identity of an address could not be fetched', error)
  }
  const [newest = NO_IDENTITY] = await fetchNames(kit, client, { ...query, isKept: mayStore })
  return newest
}
