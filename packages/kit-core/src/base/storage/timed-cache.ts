/**
 * Stored responses with a limited lifetime, by id, such as an account.
 *
 * In      nowMs  epoch milliseconds
 * Out     getTimed    the stored value while its age is within the cache's lifetime; a stale entry is removed
 *         storeTimed  keeps a limited number of entries; drops stale entries and then the oldest ones
 *         timedKey    parses the stored text entry by entry. An invalid entry is skipped and dropped on the next write;
 *                     the other entries stay. A text that is not a record is removed as a whole
 * Source  spec R-STORE-08, R-STORE-14 to 17
 */
import { isRecord } from '../validation/guard.js'
import type { KitStorage } from './kit-storage.js'
import { jsonKey, type StoredKey } from './stored-key.js'

/** A stored value, and when it was stored. */
export type TimedEntry<Value> = { readonly timestampMs: number; readonly value: Value }

/** Entries by id, oldest first. */
export type TimedEntries<Value> = readonly (readonly [account: string, entry: TimedEntry<Value>])[]

/** A cache: its storage key, the lifetime of its entries, and their maximum number. */
export type TimedCache<Value> = {
  readonly key: StoredKey<TimedEntries<Value>>
  readonly lifetimeMs: number
  readonly maxEntries: number
}

/** Creates a stored key whose value is a timed cache. */
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

/** Returns the stored value of an id while it is fresh, else undefined. */
export function getTimed<Value>(
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

/** Stores a value by its id. */
export function storeTimed<Value>(
  storage: KitStorage,
  { key, lifetimeMs, maxEntries }: TimedCache<Value>,
  id: string,
  value: Value,
  nowMs: number,
): void {
  const others = (storage.get(key) ?? []).filter(([other, entry]) => other !== id && isFresh(entry, lifetimeMs, nowMs))
  storage.set(key, [...others, [id, { timestampMs: nowMs, value }] as const].slice(-maxEntries))
}

/** Removes the entries whose id matches `isGone` and keeps the others. */
export function clearTimed<Value>(
  storage: KitStorage,
  key: StoredKey<TimedEntries<Value>>,
  isGone: (id: string) => boolean,
): void {
  const entries = storage.get(key) ?? []
  const left = entries.filter(([id]) => !isGone(id))
  if (left.length < entries.length) storage.set(key, left)
}

/** A timestamp in the future comes from a changed clock, so it does not count as fresh. */
function isFresh({ timestampMs }: TimedEntry<unknown>, lifetimeMs: number, nowMs: number): boolean {
  const ageMs = nowMs - timestampMs
  return ageMs >= 0 && ageMs <= lifetimeMs
}
