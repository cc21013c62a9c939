/**
 * Native balances read lately, by CAIP-10 account.
 *
 * In      nowMs  epoch milliseconds
 * Out     the balance while its age is at most 30 s; a stale entry is removed
 * Source  spec R-STORE-08, R-STORE-15 to 17, R-CONST-03
 */
import type { CaipAddress } from '../caip/namespace.js'
import { NATIVE_BALANCE_CACHE_KEY } from '../storage/keys.js'
import type { KitStorage } from '../storage/kit-storage.js'

/** How long a native balance is fresh. */
export const NATIVE_BALANCE_LIFETIME_MS = 30_000

/** A balance as it is kept: decimal text and symbol. */
export type CachedBalance = { readonly balance: string; readonly symbol: string }

/** Reads a fresh balance. */
export function readCachedBalance(storage: KitStorage, account: CaipAddress, nowMs: number): CachedBalance | undefined {
  const entry = storage.get(NATIVE_BALANCE_CACHE_KEY)?.[account]
  if (!entry) return undefined
  const ageMs = nowMs - entry.timestampMs
  if (ageMs >= 0 && ageMs <= NATIVE_BALANCE_LIFETIME_MS) return { balance: entry.balance, symbol: entry.symbol }
  clearCachedBalance(storage, account)
  return undefined
}

/** Keeps a balance. */
export function writeCachedBalance(
  storage: KitStorage,
  account: CaipAddress,
  entry: CachedBalance,
  nowMs: number,
): void {
  const cache = storage.get(NATIVE_BALANCE_CACHE_KEY) ?? {}
  storage.set(NATIVE_BALANCE_CACHE_KEY, { ...cache, [account]: { ...entry, timestampMs: nowMs } })
}

/** Forgets one account's balance. */
export function clearCachedBalance(storage: KitStorage, account: CaipAddress): void {
  const { [account]: _left, ...rest } = storage.get(NATIVE_BALANCE_CACHE_KEY) ?? {}
  storage.set(NATIVE_BALANCE_CACHE_KEY, rest)
}
