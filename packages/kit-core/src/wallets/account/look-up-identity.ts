/**
 * Name and picture of any address.
 *
 * In      network   where the address is looked at; elsewhere than on EVM, and on test networks, nothing is asked
 *         isForced  true skips what is kept
 *         signal    ends the wait; the answer is kept all the same
 * Out     what is known; nothing where nothing can be had, which the address then stands for
 * Throws  nothing
 * Source  spec R-ACCT-53 to 56, R-STATE-39
 */

import { createResource } from '../../base/async/resource.js'
import { withAbort } from '../../base/async/with-abort.js'
import type { Network } from '../../base/networks/network.js'
import { isServedByDataService } from '../../core/config/data-service-chains.js'
import type { Kit } from '../../kit.js'
import { createCacheGuard } from './can-cache-address.js'
import { type DisplayIdentity, hasIdentityService, IDENTITY_CACHE, NO_IDENTITY, toDisplayIdentity } from './identity.js'

/** Whom to look up. */
export type LookUpIdentityParams = {
  address: string
  network: Network | undefined
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

type Subject = { readonly address: string; readonly network: Network }

const identities = createResource<Kit, Subject, DisplayIdentity>({
  cache: IDENTITY_CACHE,
  id: ({ address }) => address.toLowerCase(),
  slot: ({ address, network }) => `${network.caipNetworkId}/${address.toLowerCase()}`,
  mayStore: createCacheGuard,
  async fetch(kit, subject, request) {
    const { fetchIdentity } = await import('./fetch-identity.js')
    return fetchIdentity(kit, subject, request)
  },
})

/** Looks an address up. */
export async function lookUpIdentity(kit: Kit, params: LookUpIdentityParams): Promise<DisplayIdentity> {
  return getCachedIdentity(kit, params) ?? fetchIdentityOnce(kit, params).catch(() => NO_IDENTITY)
}

/** What is known without asking; undefined where it takes a question. */
export function getCachedIdentity(kit: Kit, params: LookUpIdentityParams): DisplayIdentity | undefined {
  const { address, network, isForced } = params
  if (!network || !hasIdentityService(network, address)) return NO_IDENTITY
  const { readName } = kit.adapters.get(network.chainNamespace) ?? {}
  if (!readName && isServedByDataService(kit, network.caipNetworkId) === false) return NO_IDENTITY
  const kept = isForced ? undefined : identities.peek(kit, { address, network })
  return kept && toDisplayIdentity(kept.name, kept.avatar)
}

/** Asks; one question about an address at a time. Throws when nobody could tell, and when the wait is given up. */
export async function fetchIdentityOnce(kit: Kit, params: LookUpIdentityParams): Promise<DisplayIdentity> {
  const { address, network, signal } = params
  return network ? withAbort(identities.fetch(kit, { address, network }), signal) : NO_IDENTITY
}
