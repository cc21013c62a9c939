/**
 * Name and avatar of an address, and where they can be looked up.
 *
 * Out     hasIdentityService      true for EVM addresses outside test networks
 *         toDisplayIdentity       safe to show: a readable name or null, an allowed image or null
 * Source  spec R-STATE-39, R-ACCT-53, R-ACCT-54, R-STORE-15, R-STORE-17, R-CONST-03; security design §8
 */

import { isSupportedOn } from '../../base/caip/families.js'
import type { Network } from '../../base/networks/network.js'
import { type TimedCache, timedKey } from '../../base/storage/timed-cache.js'
import { sanitizeText } from '../../base/text/clean-text.js'
import { isListOf, isRecord } from '../../base/validation/guard.js'
import { isAllowedImage } from '../../core/adapter/wallet-metadata.js'

/** Name and avatar of an address; null when it has none. */
export type DisplayIdentity = { readonly name: string | null; readonly avatar: string | null }

/** Identity of an address without name and avatar. */
export const NO_IDENTITY: DisplayIdentity = { name: null, avatar: null }

const LIFETIME_MS = 300_000
/** Maximum number of names per address, and of addresses, in the caches. */
export const MAX_NAMES = 50

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isIdentity = (value: unknown): value is DisplayIdentity =>
  isRecord(value) && isTextOrNull(value.name) && isTextOrNull(value.avatar)
const isIdentityList = (value: unknown): value is readonly DisplayIdentity[] => isListOf(value, isIdentity, MAX_NAMES)

/** Stored identities by lower-cased address, fresh for 5 minutes. */
export const IDENTITY_CACHE: TimedCache<DisplayIdentity> = {
  key: timedKey('identity_cache', isIdentity),
  lifetimeMs: LIFETIME_MS,
  maxEntries: MAX_NAMES,
}

/** Stored lists of an address's names, each with its avatar, by lower-cased address, fresh for 5 minutes. */
export const NAME_CACHE: TimedCache<readonly DisplayIdentity[]> = {
  key: timedKey('name_cache', isIdentityList),
  lifetimeMs: LIFETIME_MS,
  maxEntries: MAX_NAMES,
}

/** Whether a name and avatar of an address can be looked up on a network. */
export function hasIdentityService(network: Network, address: string): boolean {
  return isSupportedOn('names', network.chainNamespace) && !network.testnet && /^0x[0-9a-f]{40}$/i.test(address)
}

/** Converts received or cached values to an identity that is safe to show. */
export function toDisplayIdentity(name: unknown, avatar: unknown): DisplayIdentity {
  return { name: sanitizeText(name) || null, avatar: isAllowedImage(avatar) ? avatar : null }
}
