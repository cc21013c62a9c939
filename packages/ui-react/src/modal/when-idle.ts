/** Where the browser cannot tell when it is idle, the task waits as long as an opening takes. */
const OPENING_MS = 300

/** Runs the task when the page has nothing to do; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, OPENING_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(() => task())
  return () => window.cancelIdleCallback(handle)
}
