/**
 * Storage that never throws: a missing, full or forbidden one is noted once and replaced by memory.
 *
 * In      backend  may throw at every call, or be absent
 * Out     TextStorage  what was set can be read back for the page's life, whatever the backend does
 *         forget       what could not be written of a key, or of any: another tab has written since
 * Source  spec R-STORE-13, R-ERR-24
 */
import type { Log } from '../log/log.js'
import type { TextStorage } from './text-storage.js'

/** Text that is kept in memory where it cannot be stored. */
export type SafeStorage = TextStorage & { forget(key?: string): void }

/** Wraps a storage so that no call of it throws. */
export function safeStorage(backend: () => TextStorage | undefined, log: Log): SafeStorage {
  const memory = new Map<string, string>()
  let wasNoted = false

  function attempt<Value>(action: (storage: TextStorage) => Value): { value: Value } | undefined {
    try {
      const storage = backend()
      return storage && { value: action(storage) }
    } catch (error) {
      if (!wasNoted) log.debug('Storage is not available; state is kept for this page only', error)
      wasNoted = true
      return undefined
    }
  }

  return {
    get(key) {
      const kept = memory.get(key)
      return kept ?? attempt((storage) => storage.get(key))?.value
    },
    set(key, value) {
      if (attempt((storage) => storage.set(key, value))) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.remove(key))
    },
    forget: (key) => void (key === undefined ? memory.clear() : memory.delete(key)),
  }
}
