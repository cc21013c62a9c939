/**
 * Unsettled Coinbase purchases in storage, so that polling continues after a reload. Kept for 30 days, at most 10.
 *
 * Source  spec R-RAMP-58, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isRecord, isShortText, isWebUrl } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { PURCHASES_STORAGE_KEY } from './purchases-storage-key.js'

/** An unsettled purchase in storage. */
export type StoredPurchase = {
  /** Id the kit gave the purchase. */
  readonly id: string
  /** Buyer, as `namespace:address`. */
  readonly place: string
  /** URL of the provider's page. */
  readonly url: string
  readonly startedAtMs: number
}

const RECENT_MS = 86_400_000
const FOLLOWED_MS = 30 * RECENT_MS
const MOST_PURCHASES = 10
const LONGEST_URL = 8_192

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const KEY = { ...jsonKey<readonly unknown[]>('', isList), name: PURCHASES_STORAGE_KEY }

/** Stored purchases of all accounts, newest first. Skips invalid entries and purchases older than 30 days. */
export function getStoredPurchases({ storage }: Kit): readonly StoredPurchase[] {
  return (storage.get(KEY) ?? []).filter(isPurchase).filter(isStillPolled).slice(0, MOST_PURCHASES)
}

/** Whether a purchase or exchange payment started less than 30 days ago. A start in the future counts by its distance. */
export function isStillPolled(purchase: StoredPurchase): boolean {
  return ageOf(purchase) < FOLLOWED_MS
}

/** Whether a purchase or exchange payment started less than a day ago. */
export function isRecent(purchase: StoredPurchase): boolean {
  return ageOf(purchase) < RECENT_MS
}

function ageOf({ startedAtMs }: StoredPurchase): number {
  return Math.abs(Date.now() - startedAtMs)
}

/** Stores a purchase as the newest one. */
export function storePurchase(kit: Kit, purchase: StoredPurchase): void {
  kit.storage.set(KEY, [purchase, ...getStoredPurchases(kit)].slice(0, MOST_PURCHASES))
}

/** Removes a purchase from storage; false if another page already removed it. */
export function removeStoredPurchase(kit: Kit, purchaseId: string): boolean {
  const purchases = getStoredPurchases(kit)
  const left = purchases.filter(({ id }) => id !== purchaseId)
  if (left.length > 0) kit.storage.set(KEY, left)
  else kit.storage.remove(KEY)
  return left.length < purchases.length
}

function isPurchase(value: unknown): value is StoredPurchase {
  if (!isRecord(value)) return false
  const { id, place, url, startedAtMs } = value
  const isPage =
    typeof url === 'string' && url.length <= LONGEST_URL && isWebUrl(url) && new URL(url).protocol === 'https:'
  return isPage && isShortText(id) && isShortText(place) && typeof startedAtMs === 'number'
}
