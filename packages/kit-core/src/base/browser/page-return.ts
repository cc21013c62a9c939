/** Reports when the user returns to the page. Source: spec R-CONN-50. */
import { hasPage } from './browser.js'

/**
 * Calls the listener when the page gets focus or the network connection returns: a wallet's window over the page does
 * not hide it. The returned function unsubscribes. Does nothing on a server.
 */
export function onWindowReturn(listener: (event: Event) => void): () => void {
  if (!hasPage()) return () => {}
  window.addEventListener('focus', listener)
  window.addEventListener('online', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('online', listener)
  }
}

/**
 * Calls the listener when a hidden page is shown again (from a wallet app or another tab) or is restored from the
 * back/forward cache (`hiddenMs` is infinite then). The returned function unsubscribes. Does nothing on a server.
 */
export function onPageReturn(listener: (back: { readonly hiddenMs: number }) => void): () => void {
  if (!hasPage()) return () => {}
  let hiddenAtMs: number | undefined
  const update = () => {
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
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pageshow', restore)
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pageshow', restore)
  }
}
