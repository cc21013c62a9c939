import type { StoredKey } from './stored-key.js'
import type { TextStorage } from './text-storage.js'

/** The kit's storage: typed keys over safe text. */
export interface KitStorage {
  /** Undefined when absent; a text that does not fit its key is removed and counts as absent. */
  get<Value>(key: StoredKey<Value>): Value | undefined
  set<Value>(key: StoredKey<Value>, value: Value): void
  remove(key: StoredKey<unknown> | { readonly name: string }): void
  /** Hears of writes of other tabs; `undefined` when all was cleared. */
  onChange(listener: (keyName: string | undefined) => void): () => void
  /** The text beneath, for libraries that bring their own keys. */
  readonly text: TextStorage
}

/**
 * Typed keys over a safe text storage.
 *
 * In      text      never throws
 *         onChange  writes of other tabs
 * Source  spec R-STORE-13, R-STORE-14
 */
export function createKitStorage(
  text: TextStorage,
  onChange: (listener: (keyName: string | undefined) => void) => () => void = () => () => {},
): KitStorage {
  return {
    get(key) {
      const stored = text.get(key.name)
      if (stored === undefined) return undefined
      const value = key.read(stored)
      if (value === undefined) text.remove(key.name)
      return value
    },
    set: (key, value) => text.set(key.name, key.write(value)),
    remove: (key) => text.remove(key.name),
    onChange,
    text,
  }
}
