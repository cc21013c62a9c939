/**
 * Who an address is by what the chain's own nodes tell, for a network that no service serves.
 *
 * In      readName   of the network's adapter
 * Out     a name in its normal form alone, and a picture that may be shown
 * Throws  what the adapter throws
 * Source  spec R-ACCT-131; security design §8 (names)
 */

import type { Adapter } from '../../core/adapter/adapter.js'
import { type DisplayIdentity, NO_IDENTITY, toDisplayIdentity } from './identity.js'
import { readReceiverName } from './receiver-name.js'

/** Asks the chain. */
export async function fetchOnchainName(
  readName: NonNullable<Adapter['readName']>,
  params: { readonly address: string; readonly signal: AbortSignal },
): Promise<DisplayIdentity> {
  const told = await readName(params)
  const isNormal = told !== undefined && readReceiverName(told.name) === told.name
  return isNormal ? toDisplayIdentity(told.name, told.avatar) : NO_IDENTITY
}
