/**
 * Who an address is by what the chain's own nodes tell, for a network that no service serves.
 *
 * Out     a name in its normal form alone, and a picture that may be shown; undefined where the adapter cannot tell
 * Throws  what the adapter throws
 * Source  spec R-ACCT-131; security design §8 (names)
 */
import type { Kit } from '../kit.js'
import { readReceiverName } from '../send/receiver-name.js'
import { writeTimed } from '../storage/timed-cache.js'
import type { AskIdentityParams } from './ask-identity.js'
import { IDENTITY_CACHE, NO_IDENTITY, type ShownIdentity, shownIdentity } from './identity.js'

/** Asks the chain. */
export async function askChainName(
  kit: Kit,
  { address, network, isKept }: AskIdentityParams,
): Promise<ShownIdentity | undefined> {
  const { readName } = kit.adapters.get(network.chainNamespace) ?? {}
  if (!readName) return undefined
  const told = await readName({ address, signal: kit.lifetime() })
  const isNormal = told !== undefined && readReceiverName(told.name) === told.name
  const identity = isNormal ? shownIdentity(told.name, told.avatar) : NO_IDENTITY
  if (isKept()) writeTimed(kit.storage, IDENTITY_CACHE, address.toLowerCase(), identity, Date.now())
  return identity
}
