import { createKitStorage, type KitStorage } from '../base/storage/kit-storage.js'

/** In-memory replacement of a site's `localStorage`. The object itself is the storage of the first tab. */
export interface MemoryStorage extends KitStorage {
  /** Storage of another tab of the same site: the same entries, with change events for each other's writes. */
  tab(): KitStorage
  /** Current contents: names with their prefix, and texts. */
  entries(): Readonly<Record<string, string>>
}

type Listener = (keyName: string | undefined) => void

/**
 * Creates storage in memory. Its tabs notify each other as browser tabs do: in a later task, and only of actual changes.
 *
 * In   entries  initial contents: names with their prefix, and texts
 */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const texts = new Map(Object.entries(entries))
  const tabs = new Set<Set<Listener>>()

  const openTab = (): KitStorage => {
    const own = new Set<Listener>()
    tabs.add(own)
    const notify = (keyName: string) => {
      void Promise.resolve().then(() => {
        for (const listeners of tabs) if (listeners !== own) for (const hear of [...listeners]) hear(keyName)
      })
    }
    const text = {
      get: (key: string) => texts.get(key),
      set(key: string, value: string) {
        if (texts.get(key) === value) return
        texts.set(key, value)
        notify(key)
      },
      remove(key: string) {
        if (texts.delete(key)) notify(key)
      },
    }
    return createKitStorage(text, (listener) => {
      const entry: Listener = (keyName) => listener(keyName)
      own.add(entry)
      return () => {
        own.delete(entry)
      }
    })
  }

  return { ...openTab(), tab: openTab, entries: () => Object.fromEntries(texts) }
}
