/**
 * Looks up name and avatar of any address.
 *
 * In      network   the network the address is shown on; outside EVM mainnets without on-chain names nothing is requested
 *         isForced  true bypasses the cache
 *         signal    aborts the wait; the response is cached anyway
 * Out     name and avatar; null for both when none are available, so that the address is shown instead
 * Throws  nothing
 * Source  spec R-ACCT-53 to 56, R-STATE-39
 */

import { createResource } from '../../base/async/resource.js'
import { withAbort } from '../../base/async/with-abort.js'
import { isMaybeFlag, isMaybeRecord, isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Network } from '../../base/networks/network.js'
import { isServedByDataService } from '../../core/config/data-service-chains.js'
import type { Kit } from '../../kit.js'
import { createCacheGuard } from './can-cache-address.js'
import { type DisplayIdentity, hasIdentityService, IDENTITY_CACHE, NO_IDENTITY, toDisplayIdentity } from './identity.js'

/** The address to look up. */
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

/** Looks up name and avatar of an address. Never rejects. */
export async function lookUpIdentity(kit: Kit, given: LookUpIdentityParams): Promise<DisplayIdentity> {
  const guards = { address: isText, network: isMaybeRecord, isForced: isMaybeFlag, signal: isMaybeSignal }
  const params = parseInput(given, guards)
  return getCachedIdentity(kit, params) ?? fetchIdentityOnce(kit, params).catch(() => NO_IDENTITY)
}

/** Returns the identity known without a request; undefined when a request is needed. */
export function getCachedIdentity(kit: Kit, params: LookUpIdentityParams): DisplayIdentity | undefined {
  const { address, network, isForced } = params
  if (!network || !hasIdentityService(network, address)) return NO_IDENTITY
  const { fetchName } = kit.adapters.get(network.chainNamespace) ?? {}
  if (!fetchName && isServedByDataService(kit, network.caipNetworkId) === false) return NO_IDENTITY
  const cached = isForced ? undefined : identities.peek(kit, { address, network })
  return cached && toDisplayIdentity(cached.name, cached.avatar)
}

/**
 * Fetches an identity, with one request per address at a time. Throws when every source fails, and when the wait is aborted.
 */
export async function fetchIdentityOnce(kit: Kit, params: LookUpIdentityParams): Promise<DisplayIdentity> {
  const { address, network, signal } = params
  return network ? withAbort(identities.fetch(kit, { address, network }), signal) : NO_IDENTITY
}
