/** It only ends waits that would never end. */
const LIMIT_MS = 120_000

/** Waits until the condition holds, a turn of the event loop at a time; false when it does not within the time. */
export async function until(condition: () => boolean, limitMs = LIMIT_MS): Promise<boolean> {
  const startedAtMs = performance.now()
  while (!condition()) {
    if (performance.now() - startedAtMs > limitMs) return false
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return true
}
