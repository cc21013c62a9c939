/**
 * Who an address is, and where that can be asked.
 *
 * Out     hasIdentityService      EVM addresses on networks that are no test networks
 *         identity          fit for showing: a readable name or none, a picture that may be shown or none
 * Source  spec R-STATE-39, R-ACCT-53, R-ACCT-54, R-STORE-15, R-STORE-17, R-CONST-03; security design §8
 */

import type { Network } from '../../base/networks/network.js'
import { type TimedCache, timedKey } from '../../base/storage/timed-cache.js'
import { sanitizeText } from '../../base/text/clean-text.js'
import { isListOf, isRecord } from '../../base/validation/guard.js'
import { isAllowedHostImage } from '../../core/adapter/wallet-metadata.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'

/** Name and picture of an address; null where it has none. */
export type DisplayIdentity = { readonly name: string | null; readonly avatar: string | null }

/** An address of which nothing is known. */
export const NO_IDENTITY: DisplayIdentity = { name: null, avatar: null }

const LIFETIME_MS = 300_000
/** Names of an address, and addresses, that are kept. */
export const MAX_NAMES = 50

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isIdentity = (value: unknown): value is DisplayIdentity =>
  isRecord(value) && isTextOrNull(value.name) && isTextOrNull(value.avatar)
const isIdentityList = (value: unknown): value is readonly DisplayIdentity[] => isListOf(value, isIdentity, MAX_NAMES)

/** Identities by lower-cased address, fresh for 5 minutes. */
export const IDENTITY_CACHE: TimedCache<DisplayIdentity> = {
  key: timedKey('identity_cache', isIdentity),
  lifetimeMs: LIFETIME_MS,
  maxEntries: MAX_NAMES,
}

/** Names by lower-cased address, fresh for 5 minutes. */
export const NAME_CACHE: TimedCache<readonly DisplayIdentity[]> = {
  key: timedKey('name_cache', isIdentityList),
  lifetimeMs: LIFETIME_MS,
  maxEntries: MAX_NAMES,
}

/** Whether anybody can say who an address is. */
export function hasIdentityService(network: Network, address: string): boolean {
  return isSupportedOn('names', network.chainNamespace) && !network.testnet && /^0x[0-9a-f]{40}$/i.test(address)
}

/** What of an answer, or of what was kept, is shown. */
export function toDisplayIdentity(name: unknown, avatar: unknown): DisplayIdentity {
  return { name: sanitizeText(name) || null, avatar: isAllowedHostImage(avatar) ? avatar : null }
}
