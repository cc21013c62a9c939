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

/**
 * Wraps a storage so that it never rejects. Values that it fails to store or load come from memory; values that it fails to
 * remove are absent.
 */
export function createFallbackStorage(storage: FrameStorage): FrameStorage {
  const memory = createMemoryStorage()
  /** Keys whose last change failed. What the storage has for them is outdated. */
  const unsaved = new Set<string>()
  const save = async (key: string, change: Promise<void>) => {
    try {
      await change
      unsaved.delete(key)
    } catch {
      unsaved.add(key)
    }
  }
  return {
    isLasting: storage.isLasting,
    async get(key) {
      if (unsaved.has(key)) return memory.get(key)
      try {
        return await storage.get(key)
      } catch {
        return memory.get(key)
      }
    },
    async set(key, value) {
      await memory.set(key, value)
      await save(key, storage.set(key, value))
    },
    async remove(key) {
      await memory.remove(key)
      await save(key, storage.remove(key))
    },
    async keys() {
      const stored = await storage.keys().catch(() => [])
      return [...new Set([...stored.filter((key) => !unsaved.has(key)), ...(await memory.keys())])]
    },
  }
}
