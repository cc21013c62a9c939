import { hasPage } from './browser.js'

/** Notifies the `storage` listeners of this page about its own write, as a browser does only in other tabs. */
export function dispatchStorageChange(key: string): void {
  if (hasPage()) window.dispatchEvent(new StorageEvent('storage', { key }))
}
