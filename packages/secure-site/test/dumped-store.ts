import type { FrameStore } from '../src/server/store/frame-store.js'
import { createMemoryStore } from '../src/server/store/memory-store.js'

/** A store in memory whose lasting values can be copied, as a thief or a backup does. */
export type DumpedStore = FrameStore & { dump(): ReadonlyMap<string, unknown> }

/** Creates the store. */
export function createDumpedStore(now: () => number): DumpedStore {
  const store = createMemoryStore(now)
  const values = new Map<string, unknown>()
  return {
    ...store,
    dump: () => new Map(values),
    async set(key, value, expiresAtMs) {
      values.set(key, value)
      await store.set(key, value, expiresAtMs)
    },
    async add(key, value, expiresAtMs) {
      const isAdded = await store.add(key, value, expiresAtMs)
      if (isAdded) values.set(key, value)
      return isAdded
    },
    async remove(key) {
      values.delete(key)
      await store.remove(key)
    },
  }
}
