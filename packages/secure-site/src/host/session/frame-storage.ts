/** The frame's storage on this device. Values are cloned, so non-exportable `CryptoKey`s can be stored. */
export interface FrameStorage {
  /** Whether stored values outlive this frame. Otherwise every login ends with the page. */
  readonly isLasting: boolean
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

/** Storage for as long as this frame lives, for browsers that give a frame no persistent storage. */
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

/** Wraps a storage so that it never rejects. While it fails to load, values come from memory. */
export function createFallbackStorage(storage: FrameStorage): FrameStorage {
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
