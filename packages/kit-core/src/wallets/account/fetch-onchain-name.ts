/**
 * Looks up the name of an address through the chain's own nodes, for a network without a service.
 *
 * In      fetchName   of the network's adapter
 * Out     the name only if it is in normal form, and the avatar only if it may be shown
 * Throws  what the adapter throws
 * Source  spec R-ACCT-131; security design §8 (names)
 */

import type { Adapter } from '../../core/adapter/adapter.js'
import { type DisplayIdentity, NO_IDENTITY, toDisplayIdentity } from './identity.js'
import { parseRecipientName } from './recipient-name.js'

export async function fetchOnchainName(
  fetchName: NonNullable<Adapter['fetchName']>,
  params: { readonly address: string; readonly signal: AbortSignal },
): Promise<DisplayIdentity> {
  const profile = await fetchName(params)
  const isNormal = profile !== undefined && parseRecipientName(profile.name) === profile.name
  return isNormal ? toDisplayIdentity(profile.name, profile.avatar) : NO_IDENTITY
}
