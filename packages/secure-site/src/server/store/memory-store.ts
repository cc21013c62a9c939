import type { FrameStore } from './frame-store.js'

type Entry = { readonly value: unknown; readonly expiresAtMs: number }

const SWEEP_EVERY = 1000

/** Creates a store in the memory of this process, the default of the server option `store`. Expired values are removed. */
export function createMemoryStore(now: () => number = Date.now): FrameStore {
  const entries = new Map<string, Entry>()
  let writes = 0

  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry && entry.expiresAtMs > now()) return entry
    entries.delete(key)
    return undefined
  }

  function write(key: string, value: unknown, expiresAtMs: number): void {
    entries.set(key, { value: structuredClone(value), expiresAtMs })
    writes += 1
    if (writes % SWEEP_EVERY === 0) for (const known of [...entries.keys()]) find(known)
  }

  return {
    get: async (key) => structuredClone(find(key)?.value),
    set: async (key, value, expiresAtMs = Number.POSITIVE_INFINITY) => write(key, value, expiresAtMs),
    async add(key, value, expiresAtMs = Number.POSITIVE_INFINITY) {
      if (find(key)) return false
      write(key, value, expiresAtMs)
      return true
    },
    async take(key) {
      const value = find(key)?.value
      entries.delete(key)
      return value
    },
    async count(key, firstExpiresAtMs) {
      const entry = find(key)
      const count = typeof entry?.value === 'number' ? entry.value + 1 : 1
      const expiresAtMs = entry?.expiresAtMs ?? firstExpiresAtMs
      write(key, count, expiresAtMs)
      return { count, expiresAtMs }
    },
    remove: async (key) => void entries.delete(key),
  }
}
