/**
 * Answers that are kept for a while, by the account they are about.
 *
 * In      nowMs  epoch milliseconds
 * Out     readTimed   what is kept, while its age is at most the cache's lifetime; a stale entry is removed
 *         writeTimed  at most so many entries, of which the oldest go first, and stale ones with them
 *         timedKey    its text is read entry by entry: one that does not fit is absent and goes at the next write, the
 *                     others stay; a text that is no record is removed whole
 * Source  spec R-STORE-08, R-STORE-14 to 17
 */
import { isRecord } from '../validation/guard.js'
import type { KitStorage } from './kit-storage.js'
import { jsonKey, type StoredKey } from './stored-key.js'

/** What is kept, and when it was read. */
export type TimedEntry<Value> = { readonly timestampMs: number; readonly value: Value }

/** Entries by account, the oldest first. */
export type TimedEntries<Value> = readonly (readonly [account: string, entry: TimedEntry<Value>])[]

/** A cache: where it is stored, how long its entries are fresh, and how many there are. */
export type TimedCache<Value> = {
  readonly key: StoredKey<TimedEntries<Value>>
  readonly lifetimeMs: number
  readonly maxEntries: number
}

/** A key whose value is a cache. */
export function timedKey<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
): StoredKey<TimedEntries<Value>> {
  const isEntry = (entry: [string, unknown]): entry is [string, TimedEntry<Value>] =>
    isRecord(entry[1]) && isValue(entry[1].value)
  const record = jsonKey(name, isRecord)
  return {
    ...record,
    read: (text) => {
      const stored = record.read(text)
      return stored && Object.entries(stored).filter(isEntry)
    },
    write: (entries) => record.write(Object.fromEntries(entries)),
  }
}

/** What is kept and fresh. */
export function readTimed<Value>(
  storage: KitStorage,
  { key, lifetimeMs }: TimedCache<Value>,
  id: string,
  nowMs: number,
): Value | undefined {
  const entry = storage.get(key)?.find(([other]) => other === id)?.[1]
  if (entry && isFresh(entry, lifetimeMs, nowMs)) return entry.value
  if (entry) clearTimed(storage, key, (other) => other === id)
  return undefined
}

/** Keeps a value. */
export function writeTimed<Value>(
  storage: KitStorage,
  { key, lifetimeMs, maxEntries }: TimedCache<Value>,
  id: string,
  value: Value,
  nowMs: number,
): void {
  const others = (storage.get(key) ?? []).filter(([other, entry]) => other !== id && isFresh(entry, lifetimeMs, nowMs))
  storage.set(key, [...others, [id, { timestampMs: nowMs, value }] as const].slice(-maxEntries))
}

/** Forgets some entries; those of others stay as they are. */
export function clearTimed<Value>(
  storage: KitStorage,
  key: StoredKey<TimedEntries<Value>>,
  isGone: (id: string) => boolean,
): void {
  const entries = storage.get(key) ?? []
  const left = entries.filter(([id]) => !isGone(id))
  if (left.length < entries.length) storage.set(key, left)
}

/** A time that is yet to come is of another clock. */
function isFresh({ timestampMs }: TimedEntry<unknown>, lifetimeMs: number, nowMs: number): boolean {
  const ageMs = nowMs - timestampMs
  return ageMs >= 0 && ageMs <= lifetimeMs
}
