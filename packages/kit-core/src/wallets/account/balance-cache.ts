import { type TimedCache, timedKey } from '../../base/storage/timed-cache.js'
import { isRecord } from '../../base/validation/guard.js'

/** A balance as it is kept: decimal text and symbol. */
export type CachedBalance = { readonly balance: string; readonly symbol: string }

function isBalance(value: unknown): value is CachedBalance {
  if (!isRecord(value) || typeof value.symbol !== 'string') return false
  return typeof value.balance === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(value.balance)
}

/** Native balances by CAIP-10 account, fresh for 30 s. Source: spec R-STORE-08, R-STORE-15, R-CONST-03. */
export const BALANCE_CACHE: TimedCache<CachedBalance> = {
  key: timedKey('native_balance_cache', isBalance),
  lifetimeMs: 30_000,
  maxEntries: 50,
}
