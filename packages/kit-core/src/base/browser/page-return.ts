/**
 * Hears of the visitor coming back to the page: from a wallet's app, another tab, or the browser's memory of the page.
 *
 * In      listener  gets how long the page was away, in milliseconds
 * Source  spec R-CONN-50
 */
import { hasPage } from './browser.js'

/** Hears of the page being in use or on the network again: a wallet's window over it hides no page. On a server nobody does. */
export function onWindowReturn(listener: (event: Event) => void): () => void {
  if (!hasPage()) return () => {}
  window.addEventListener('focus', listener)
  window.addEventListener('online', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('online', listener)
  }
}

/** Listens until the returned function is called. On a server nobody comes back. */
export function onPageReturn(listener: (back: { readonly hiddenMs: number }) => void): () => void {
  if (!hasPage()) return () => {}
  let hiddenAtMs: number | undefined
  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAtMs ??= Date.now()
      return
    }
    listener({ hiddenMs: hiddenAtMs === undefined ? 0 : Date.now() - hiddenAtMs })
    hiddenAtMs = undefined
  }
  const restore = (event: PageTransitionEvent) => {
    if (event.persisted) listener({ hiddenMs: Number.POSITIVE_INFINITY })
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', restore)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', restore)
  }
}
