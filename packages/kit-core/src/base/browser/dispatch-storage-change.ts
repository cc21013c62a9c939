import { hasPage } from './browser.js'

/** Has this page hear of its own write as other tabs do. */
export function dispatchStorageChange(key: string): void {
  if (hasPage()) window.dispatchEvent(new StorageEvent('storage', { key }))
}
