/**
 * Text storage that never throws. If the backend is missing, full or forbidden, it keeps values in memory. Logs the
 * first error.
 *
 * In      backend  can throw on every call, or be absent
 * Out     TextStorage  values that were set can be read until the page closes, and removed ones cannot, even if the backend
 *                      fails
 *         forget       drops in-memory values of one key or of all keys, after another tab wrote to the storage
 * Source  spec R-STORE-13, R-ERR-24
 */
import type { Log } from '../log/log.js'
import type { TextStorage } from './text-storage.js'

/** Storage that keeps text in memory when it cannot be stored. */
export type SafeStorage = TextStorage & { forget(key?: string): void }

/** Wraps a storage so that none of its calls throws. */
export function safeStorage(backend: () => TextStorage | undefined, log: Log): SafeStorage {
  const memory = new Map<string, string | undefined>()
  let wasNoted = false

  function attempt<Value>(action: (storage: TextStorage) => Value): { value: Value } | undefined {
    try {
      const storage = backend()
      return storage && { value: action(storage) }
    } catch (error) {
      if (!wasNoted) log.debug('Storage failed; values stay in memory', error)
      wasNoted = true
      return undefined
    }
  }

  /** Removes the key when there is no value. */
  function write(key: string, value?: string): void {
    if (attempt((storage) => (value === undefined ? storage.remove(key) : storage.set(key, value)))) memory.delete(key)
    else memory.set(key, value)
  }

  return {
    get: (key) => (memory.has(key) ? memory.get(key) : attempt((storage) => storage.get(key))?.value),
    set: write,
    remove: write,
    forget: (key) => void (key === undefined ? memory.clear() : memory.delete(key)),
  }
}
