/**
 * Who an address is by what the chain's own nodes tell, for a network that no service serves.
 *
 * In      readName   of the network's adapter
 * Out     a name in its normal form alone, and a picture that may be shown
 * Throws  what the adapter throws
 * Source  spec R-ACCT-131; security design §8 (names)
 */

import { writeTimed } from '../../base/storage/timed-cache.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'
import type { FetchIdentityParams } from './fetch-identity.js'
import { type DisplayIdentity, IDENTITY_CACHE, NO_IDENTITY, toDisplayIdentity } from './identity.js'
import { readReceiverName } from './receiver-name.js'

/** Asks the chain. */
export async function fetchOnchainName(
  kit: Kit,
  readName: NonNullable<Adapter['readName']>,
  { address, isKept }: FetchIdentityParams,
): Promise<DisplayIdentity> {
  const told = await readName({ address, signal: kit.lifetime() })
  const isNormal = told !== undefined && readReceiverName(told.name) === told.name
  const identity = isNormal ? toDisplayIdentity(told.name, told.avatar) : NO_IDENTITY
  if (isKept()) writeTimed(kit.storage, IDENTITY_CACHE, address.toLowerCase(), identity, Date.now())
  return identity
}
