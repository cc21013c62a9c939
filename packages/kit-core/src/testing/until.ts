/** Ends waits whose condition never becomes true. */
const LIMIT_MS = 120_000

/** Waits until the condition holds, checking about every millisecond. Resolves to false after the limit, two minutes by default. */
export async function until(condition: () => boolean, limitMs = LIMIT_MS): Promise<boolean> {
  const startedAtMs = performance.now()
  while (!condition()) {
    if (performance.now() - startedAtMs > limitMs) return false
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return true
}
