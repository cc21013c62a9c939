/** Access to the page for the rest of the package. Only this folder uses browser globals. */

/** Whether the code runs in a page. False on a server. */
export function hasPage(): boolean {
  return typeof window !== 'undefined' && typeof document !== 'undefined'
}

/** Whether touch is the main input: there is no hover before a press. */
export function isTouchPrimary(): boolean {
  return hasPage() && window.matchMedia?.('(hover: none) and (pointer: coarse)').matches === true
}

/** The page's origin. Undefined on a server and in opaque documents. */
export function getPageOrigin(): string | undefined {
  if (!hasPage()) return undefined
  return window.location.origin === 'null' ? undefined : window.location.origin
}

/** The user's time zone name. Undefined when the browser cannot resolve it. */
export function getTimeZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether the user's browser sends Do Not Track or Global Privacy Control. */
export function isDoNotTrackEnabled(): boolean {
  if (!hasPage()) return false
  const { doNotTrack } = window.navigator
  return doNotTrack === '1' || Reflect.get(window.navigator, 'globalPrivacyControl') === true
}

/**
 * Runs the task when the page is idle; after 200 ms in browsers without `requestIdleCallback`. The returned function
 * cancels it.
 */
export function runWhenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(() => task())
  return () => window.cancelIdleCallback(handle)
}

/** URL and origin of the page. Undefined on a server. */
export function getPageAddress(): { readonly url: string; readonly origin: string } | undefined {
  return hasPage() ? { url: window.location.href, origin: window.location.origin } : undefined
}
