/**
 * Who says that the card can be seen.
 *
 * In      the window the card is drawn in
 * Out     watchOcclusion   the browser, which knows what covers or clips a frame: `isVisible` and a ratio of .99, both
 *         watchFocus       for a window of its own, which nothing of the page can cover: in front, focused and not hidden
 * Source  security design §7; Intersection Observer, version 2
 */
import type { WatchVisibility } from './arming.js'

const WHOLE = 0.99
const CHECK_MS = 100

/** Whether this browser knows what covers a frame. */
export function canTrackOcclusion(view: Window & typeof globalThis): boolean {
  return (
    typeof view.IntersectionObserver === 'function' &&
    typeof view.IntersectionObserverEntry === 'function' &&
    'isVisible' in view.IntersectionObserverEntry.prototype &&
    'trackVisibility' in view.IntersectionObserver.prototype
  )
}

/** By the browser's own knowledge of what is over the card. */
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

/** By the focus of a window that holds nothing but the card. */
export function watchFocus(view: Window): WatchVisibility {
  return (_target, listener) => {
    const tell = () => listener(view.document.hasFocus() && view.document.visibilityState === 'visible')
    const { document } = view
    for (const name of ['focus', 'blur']) view.addEventListener(name, tell)
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => {
      for (const name of ['focus', 'blur']) view.removeEventListener(name, tell)
      document.removeEventListener('visibilitychange', tell)
    }
  }
}
