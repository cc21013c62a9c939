/**
 * Purchases at the card provider that have not ended, as they are kept for the next page.
 *
 * Out     the newest first; what does not fit is left out, and so is what was begun a month ago
 * Source  spec R-RAMP-58, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isRecord, isShortText, isWebUrl } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { PURCHASES_NAME } from './purchases-storage-key.js'

/** A purchase, and how to ask for it. */
export type StoredPurchase = {
  /** By which the service tells it from others. */
  readonly id: string
  /** Whose it is: namespace and address. */
  readonly place: string
  /** The provider's page. */
  readonly url: string
  readonly begunAtMs: number
}

const RECENT_MS = 86_400_000
const FOLLOWED_MS = 30 * RECENT_MS
const MOST_PURCHASES = 10
const LONGEST_URL = 8_192

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const KEY = { ...jsonKey<readonly unknown[]>('', isList), name: PURCHASES_NAME }

/** Those that are followed. */
export function readPurchases({ storage }: Kit): readonly StoredPurchase[] {
  return (storage.get(KEY) ?? []).filter(isPurchase).filter(isFollowed).slice(0, MOST_PURCHASES)
}

/** Whether it is asked for still. A clock that was set back makes none young again. */
export function isFollowed(purchase: StoredPurchase): boolean {
  return ageOf(purchase) < FOLLOWED_MS
}

/** Whether it was begun within a day. */
export function isRecent(purchase: StoredPurchase): boolean {
  return ageOf(purchase) < RECENT_MS
}

function ageOf({ begunAtMs }: StoredPurchase): number {
  return Math.abs(Date.now() - begunAtMs)
}

/** Keeps one for the next page. */
export function keepPurchase(kit: Kit, purchase: StoredPurchase): void {
  kit.storage.set(KEY, [purchase, ...readPurchases(kit)].slice(0, MOST_PURCHASES))
}

/** Forgets one; false where another page has. */
export function dropPurchase(kit: Kit, purchaseId: string): boolean {
  const purchases = readPurchases(kit)
  const left = purchases.filter(({ id }) => id !== purchaseId)
  if (left.length > 0) kit.storage.set(KEY, left)
  else kit.storage.remove(KEY)
  return left.length < purchases.length
}

function isPurchase(value: unknown): value is StoredPurchase {
  if (!isRecord(value)) return false
  const { id, place, url, begunAtMs } = value
  const isPage =
    typeof url === 'string' && url.length <= LONGEST_URL && isWebUrl(url) && new URL(url).protocol === 'https:'
  return isPage && isShortText(id) && isShortText(place) && typeof begunAtMs === 'number'
}
