import type { TextStorage } from '../storage/text-storage.js'

/**
 * The browser's local storage. Every call can throw, as can access to the property itself: wrap it in `safeStorage`.
 */
export function localTextStorage(): TextStorage {
  return {
    get: (key) => window.localStorage.getItem(key) ?? undefined,
    set: (key, value) => window.localStorage.setItem(key, value),
    remove: (key) => window.localStorage.removeItem(key),
  }
}

/**
 * Subscribes to storage writes by other tabs.
 *
 * In   listener  receives the changed key, or undefined when the storage was cleared. `isOwn` is true when this page
 *                dispatched the event for its own write
 */
export function onStorageChange(listener: (key: string | undefined, isOwn: boolean) => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const handle = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === null || isLocal(storageArea)) listener(key ?? undefined, storageArea === null)
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

function isLocal(area: Storage): boolean {
  try {
    return area === window.localStorage
  } catch {
    return false
  }
}
