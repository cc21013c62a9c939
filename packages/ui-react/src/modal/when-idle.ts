/** Delay in ms without `requestIdleCallback`: the duration of the opening animation. */
const OPENING_MS = 300

/** Runs the task when the page is idle; after 300 ms in browsers without `requestIdleCallback`. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, OPENING_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(() => task())
  return () => window.cancelIdleCallback(handle)
}
