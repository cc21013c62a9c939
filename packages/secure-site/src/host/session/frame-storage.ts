/** What the frame keeps on this device. Values are cloned, so that keys which cannot be read may be kept. */
export interface FrameStorage {
  /** Whether it outlives this frame. Without it every login ends with the page. */
  readonly isLasting: boolean
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

/** Keeps things as long as this frame lives: where the browser gives a frame no storage. */
export function createMemoryStorage(): FrameStorage {
  const values = new Map<string, unknown>()
  return {
    isLasting: false,
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  }
}

/** The same storage, but a fault of it is no error: what it does not take or give is kept in memory. */
export function createForgivingStorage(storage: FrameStorage): FrameStorage {
  const memory = createMemoryStorage()
  return {
    isLasting: storage.isLasting,
    async get(key) {
      try {
        return await storage.get(key)
      } catch {
        return memory.get(key)
      }
    },
    async set(key, value) {
      await memory.set(key, value)
      await storage.set(key, value).catch(() => undefined)
    },
    async remove(key) {
      await memory.remove(key)
      await storage.remove(key).catch(() => undefined)
    },
    async keys() {
      const stored = await storage.keys().catch(() => [])
      return [...new Set([...stored, ...(await memory.keys())])]
    },
  }
}
