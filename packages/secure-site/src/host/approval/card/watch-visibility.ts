/**
 * Two ways to know whether the whole card is visible.
 *
 * In      the window that contains the card
 * Out     watchOcclusion   for a frame: `IntersectionObserver` reports `isVisible` and a ratio of at least 0.99
 *         watchFocus       for a separate window, which the page cannot cover: it is focused and not hidden
 * Source  security design §7; Intersection Observer, version 2
 */
import type { WatchVisibility } from './arming.js'

const WHOLE = 0.99
const CHECK_MS = 100

/** Whether this browser reports what covers a frame. */
export function canTrackOcclusion(view: Window & typeof globalThis): boolean {
  return (
    typeof view.IntersectionObserver === 'function' &&
    typeof view.IntersectionObserverEntry === 'function' &&
    'isVisible' in view.IntersectionObserverEntry.prototype &&
    'trackVisibility' in view.IntersectionObserver.prototype
  )
}

/** Watches visibility with `IntersectionObserver` version 2. */
export function watchOcclusion(view: Window & typeof globalThis): WatchVisibility {
  return (target, listener) => {
    const options = { threshold: [0, WHOLE, 1], trackVisibility: true, delay: CHECK_MS }
    const observer = new view.IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last === undefined) return
      const isUncovered: unknown = 'isVisible' in last ? last.isVisible : false
      listener(isUncovered === true && last.intersectionRatio >= WHOLE)
    }, options)
    observer.observe(target)
    return () => observer.disconnect()
  }
}

/** Watches the focus of a window that contains only the card. */
export function watchFocus(view: Window): WatchVisibility {
  return (_target, listener) => {
    const notify = () => listener(view.document.hasFocus() && view.document.visibilityState === 'visible')
    const { document } = view
    for (const name of ['focus', 'blur']) view.addEventListener(name, notify)
    document.addEventListener('visibilitychange', notify)
    notify()
    return () => {
      for (const name of ['focus', 'blur']) view.removeEventListener(name, notify)
      document.removeEventListener('visibilitychange', notify)
    }
  }
}
