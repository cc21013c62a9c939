import type { FrameStore } from './frame-store.js'

type Entry = { readonly value: unknown; readonly expiresAtMs: number }

const SWEEP_EVERY = 1000

/**
 * Creates a store in the memory of this process, for the sandbox and for tests. Expired values are removed. Throws when `NODE_ENV`
 * is `production`: a restart would lose every wallet.
 */
export function createMemoryStore(now: () => number = Date.now): FrameStore {
  if (globalThis.process?.env.NODE_ENV === 'production')
    throw new Error('A store in memory loses every wallet when it stops. Use a database when NODE_ENV is production')
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
