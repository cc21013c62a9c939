import type { StoredKey } from './stored-key.js'
import type { TextStorage } from './text-storage.js'

/** The kit's storage: typed keys on top of safe text storage. */
export interface KitStorage {
  /** Undefined when absent. A text that is invalid for its key is removed and counts as absent. */
  get<Value>(key: StoredKey<Value>): Value | undefined
  set<Value>(key: StoredKey<Value>, value: Value): void
  remove(key: StoredKey<unknown> | { readonly name: string }): void
  /** Calls the listener for writes of other tabs, with `undefined` when everything was cleared. */
  onChange(listener: (keyName: string | undefined) => void): () => void
  /** The underlying text storage, for libraries that use their own keys. */
  readonly text: TextStorage
}

/**
 * Adds typed keys to a safe text storage.
 *
 * In      text      never throws
 *         onChange  subscribes to writes of other tabs
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
