import type { FrameStore, FrameStoreOperations } from '../src/server/store/frame-store.js'
import { createMemoryStore } from '../src/server/store/memory-store.js'

/** A store in memory whose lasting values can be copied, as a thief or a backup does. */
export type DumpedStore = FrameStore & { dump(): ReadonlyMap<string, unknown> }

/** Creates the store. */
export function createDumpedStore(now: () => number): DumpedStore {
  const store = createMemoryStore(now)
  const values = new Map<string, unknown>()
  return {
    ...store,
    ...recordWrites(store, values),
    dump: () => new Map([...values].filter(([, value]) => value !== undefined)),
    async transaction(work) {
      const changes = new Map<string, unknown>()
      const result = await store.transaction((inner) => {
        changes.clear()
        return work({ ...inner, ...recordWrites(inner, changes) })
      })
      for (const [key, value] of changes) values.set(key, value)
      return result
    },
  }
}

/** The writing operations. A removed key gets the value undefined. */
function recordWrites(store: FrameStoreOperations, values: Map<string, unknown>) {
  const recorded: Pick<FrameStoreOperations, 'set' | 'add' | 'take' | 'remove'> = {
    async set(key, value, expiresAtMs) {
      values.set(key, value)
      await store.set(key, value, expiresAtMs)
    },
    async add(key, value, expiresAtMs) {
      const isAdded = await store.add(key, value, expiresAtMs)
      if (isAdded) values.set(key, value)
      return isAdded
    },
    async take(key) {
      values.set(key, undefined)
      return store.take(key)
    },
    async remove(key) {
      values.set(key, undefined)
      await store.remove(key)
    },
  }
  return recorded
}
