/**
 * The names of an address, newest first as the service lists them, cached for 5 minutes.
 *
 * Out     the names that can be shown; none on a network the service does not support, without a request or cache entry
 * Throws  what the service's client throws
 * Source  spec R-NAME-26, R-NAME-27, R-API-19, R-API-33, R-CONST-03, R-STORE-17
 */
import { type ActiveNetwork, type ApiClient, findNames } from '@bowline/api-client'
import { getTimed, storeTimed } from '../../base/storage/timed-cache.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { type DisplayIdentity, MAX_NAMES, NAME_CACHE, toDisplayIdentity } from './identity.js'

/** The address whose names to fetch, and its network. */
export type FetchNamesParams = {
  readonly address: string
  readonly network: ActiveNetwork
  readonly signal: AbortSignal
  /** Whether the response may still be cached. */
  readonly isKept: () => boolean
}

export async function fetchNames(
  kit: Kit,
  client: ApiClient,
  params: FetchNamesParams,
): Promise<readonly DisplayIdentity[]> {
  const { address, network, signal, isKept } = params
  if (!network.isSupported) return []
  const id = address.toLowerCase()
  const known = getTimed(kit.storage, NAME_CACHE, id, Date.now())
  if (known) return known
  const sender = selectActiveAccount(kit.store.get())?.address
  const profiles = await findNames(client, { network, address, sender, signal })
  const names = profiles
    .map(({ name, attributes }) => toDisplayIdentity(name, attributes[0]?.avatar))
    .slice(0, MAX_NAMES)
  if (isKept()) storeTimed(kit.storage, NAME_CACHE, id, names, Date.now())
  return names
}
