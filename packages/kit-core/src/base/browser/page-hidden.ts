import { hasPage } from './browser.js'

/** Whether another tab or window hides the page. Always false on a server. */
export function isPageHidden(): boolean {
  return hasPage() && document.visibilityState === 'hidden'
}

/** Calls the listener the first time the page is hidden or shown. The returned function unsubscribes. */
export function onceVisibilityChanges(listener: () => void): () => void {
  if (!hasPage()) return () => {}
  document.addEventListener('visibilitychange', listener, { once: true })
  return () => document.removeEventListener('visibilitychange', listener)
}
