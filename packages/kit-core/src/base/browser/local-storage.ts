import type { TextStorage } from '../storage/text-storage.js'

/** The browser's local storage. May throw at any call, even on being named: wrap it. */
export function localTextStorage(): TextStorage {
  return {
    get: (key) => window.localStorage.getItem(key) ?? undefined,
    set: (key, value) => window.localStorage.setItem(key, value),
    remove: (key) => window.localStorage.removeItem(key),
  }
}

/**
 * Hears of writes by other tabs.
 *
 * In   listener  the key that changed; a cleared storage is reported as key undefined. `isOwn` where this page tells of its own
 *                write as of another tab's
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
