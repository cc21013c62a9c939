import { hasPage } from './browser.js'

/** Whether nobody can see the page: it is behind another tab or window. On a server there is no page to hide. */
export function isPageHidden(): boolean {
  return hasPage() && document.visibilityState === 'hidden'
}

/** Hears of the first time that the page goes out of sight, or comes into it; the returned function ends it. */
export function onceVisibilityChanges(listener: () => void): () => void {
  if (!hasPage()) return () => {}
  document.addEventListener('visibilitychange', listener, { once: true })
  return () => document.removeEventListener('visibilitychange', listener)
}
