import type { FrameStore, FrameStoreOperations } from './frame-store.js'

type Entry = { readonly value: unknown; readonly expiresAtMs: number }

/** Entries by key, without the expired ones. */
type Entries = {
  find(key: string): Entry | undefined
  write(key: string, entry: Entry | undefined): void
}

const SWEEP_EVERY = 1000

/**
 * Creates a store in the memory of this process, for the sandbox and for tests. Expired values are removed. Throws when `NODE_ENV`
 * is `production`: a restart would lose every wallet.
 */
export function createMemoryStore(now: () => number = Date.now): FrameStore {
  if (globalThis.process?.env.NODE_ENV === 'production')
    throw new Error('A store in memory loses every wallet when it stops. Use a database when NODE_ENV is production')
  const map = new Map<string, Entry>()
  let writes = 0

  const entries: Entries = {
    find(key) {
      const entry = map.get(key)
      if (entry && entry.expiresAtMs > now()) return entry
      map.delete(key)
      return undefined
    },
    write(key, entry) {
      if (entry) map.set(key, entry)
      else map.delete(key)
      writes += 1
      if (writes % SWEEP_EVERY === 0) for (const known of [...map.keys()]) entries.find(known)
    },
  }

  return {
    ...createOperations(entries),
    async transaction(work) {
      for (;;) {
        const draft = createDraft(entries)
        const result = await work(createOperations(draft))
        if (draft.commit()) return result
      }
    },
    async list({ prefix, after = '', limit }) {
      const keys = [...map.keys()].filter((key) => key.startsWith(prefix) && key > after && entries.find(key))
      return keys.sort().slice(0, limit)
    },
  }
}

function createOperations({ find, write }: Entries): FrameStoreOperations {
  const copy = (value: unknown, expiresAtMs: number): Entry => ({ value: structuredClone(value), expiresAtMs })
  return {
    get: async (key) => structuredClone(find(key)?.value),
    set: async (key, value, expiresAtMs = Number.POSITIVE_INFINITY) => write(key, copy(value, expiresAtMs)),
    async add(key, value, expiresAtMs = Number.POSITIVE_INFINITY) {
      if (find(key)) return false
      write(key, copy(value, expiresAtMs))
      return true
    },
    async take(key) {
      const value = find(key)?.value
      write(key, undefined)
      return value
    },
    async count(key, firstExpiresAtMs) {
      const entry = find(key)
      const count = typeof entry?.value === 'number' ? entry.value + 1 : 1
      const expiresAtMs = entry?.expiresAtMs ?? firstExpiresAtMs
      write(key, { value: count, expiresAtMs })
      return { count, expiresAtMs }
    },
    remove: async (key) => write(key, undefined),
  }
}

/** The changes of a transaction. They are applied only if nothing that it read has changed since. */
function createDraft(entries: Entries): Entries & { commit(): boolean } {
  const read = new Map<string, Entry | undefined>()
  const written = new Map<string, Entry | undefined>()
  return {
    find(key) {
      if (written.has(key)) return written.get(key)
      if (!read.has(key)) read.set(key, entries.find(key))
      return read.get(key)
    },
    write: (key, entry) => void written.set(key, entry),
    commit() {
      for (const [key, entry] of read) if (entries.find(key) !== entry) return false
      for (const [key, entry] of written) entries.write(key, entry)
      return true
    },
  }
}
