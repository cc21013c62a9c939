/**
 * Answers that are kept for a while, by the account they are about.
 *
 * In      nowMs  epoch milliseconds
 * Out     readTimed   what is kept, while its age is at most the cache's lifetime
 *         timedKey    its text is read entry by entry: one that does not fit is absent and goes at the next write, the
 *                     others stay; a text that is no record, or longer than any that is written, is removed whole
 * Source  spec R-STORE-08, R-STORE-14 to 17; at most 50 entries and 300,000 characters, of which the oldest go first
 */
import { isRecord, isShortText } from '../guard/guard.js'
import type { KitStorage } from './kit-storage.js'
import { jsonKey, type StoredKey } from './stored-key.js'

/** What is kept, and when it was read. */
export type TimedEntry<Value> = { readonly timestampMs: number; readonly value: Value }

/** Entries by account, the oldest first. */
export type TimedEntries<Value> = ReadonlyMap<string, TimedEntry<Value>>

/** A cache: where it is stored, and how long its entries are fresh. */
export type TimedCache<Value> = { readonly key: StoredKey<TimedEntries<Value>>; readonly lifetimeMs: number }

const MAX_ENTRIES = 50
const MAX_LENGTH = 300_000

/** A key whose value is a cache. */
export function timedKey<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
): StoredKey<TimedEntries<Value>> {
  const isEntry = (entry: [string, unknown]): entry is [string, TimedEntry<Value>] =>
    isShortText(entry[0]) && isRecord(entry[1]) && Number.isFinite(entry[1].timestampMs) && isValue(entry[1].value)
  const record = jsonKey(name, isRecord)
  return {
    ...record,
    read: (text) => {
      const stored = text.length > MAX_LENGTH ? undefined : record.read(text)
      return stored && new Map(Object.entries(stored).filter(isEntry))
    },
    write: (entries) => record.write(Object.fromEntries(entries)),
  }
}

/** What is kept and fresh. A stale entry is removed. */
export function readTimed<Value>(
  storage: KitStorage,
  { key, lifetimeMs }: TimedCache<Value>,
  id: string,
  nowMs: number,
): Value | undefined {
  const entry = storage.get(key)?.get(id)
  if (!entry) return undefined
  if (isFresh(entry, lifetimeMs, nowMs)) return entry.value
  clearTimed(storage, key, (other) => other === id)
  return undefined
}

/** Keeps a value. What is too long to be kept is asked for again at the next need. */
export function writeTimed<Value>(
  storage: KitStorage,
  { key, lifetimeMs }: TimedCache<Value>,
  id: string,
  value: Value,
  nowMs: number,
): void {
  const entries = new Map([...(storage.get(key) ?? [])].filter(([, entry]) => isFresh(entry, lifetimeMs, nowMs)))
  entries.delete(id)
  entries.set(id, { timestampMs: nowMs, value })
  let length = key.write(entries).length
  for (const [oldest, entry] of entries) {
    if (entries.size <= MAX_ENTRIES && length <= MAX_LENGTH) break
    entries.delete(oldest)
    length -= JSON.stringify([oldest, entry]).length
  }
  storage.set(key, entries)
}

/** Forgets some entries; those of others stay as they are. */
export function clearTimed<Value>(
  storage: KitStorage,
  key: StoredKey<TimedEntries<Value>>,
  isGone: (id: string) => boolean,
): void {
  const entries = storage.get(key)
  const left = new Map([...(entries ?? [])].filter(([id]) => !isGone(id)))
  if (entries && left.size < entries.size) storage.set(key, left)
}

/** A time that is yet to come is of another clock. */
function isFresh({ timestampMs }: TimedEntry<unknown>, lifetimeMs: number, nowMs: number): boolean {
  const ageMs = nowMs - timestampMs
  return ageMs >= 0 && ageMs <= lifetimeMs
}
