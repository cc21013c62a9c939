/** The page, where there is one. The only folder of this package that knows of it. */

/** Whether there is a page: false on a server. */
export function hasPage(): boolean {
  return typeof window !== 'undefined' && typeof document !== 'undefined'
}

/** Whether a finger is what presses: nothing points at a button before that. */
export function isTouchPrimary(): boolean {
  return hasPage() && window.matchMedia?.('(hover: none) and (pointer: coarse)').matches === true
}

/** The page's origin; undefined on a server and in opaque documents. */
export function pageOrigin(): string | undefined {
  if (!hasPage()) return undefined
  return window.location.origin === 'null' ? undefined : window.location.origin
}

/** The visitor's time zone name, as the browser resolves it. */
export function timeZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether the visitor's browser asks not to be tracked. */
export function isDoNotTrackEnabled(): boolean {
  if (!hasPage()) return false
  const { doNotTrack } = window.navigator
  return doNotTrack === '1' || Reflect.get(window.navigator, 'globalPrivacyControl') === true
}

/** Runs the task when the page is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(() => task())
  return () => window.cancelIdleCallback(handle)
}

/** Address and origin of the page; undefined on a server. */
export function pageAddress(): { readonly url: string; readonly origin: string } | undefined {
  return hasPage() ? { url: window.location.href, origin: window.location.origin } : undefined
}
