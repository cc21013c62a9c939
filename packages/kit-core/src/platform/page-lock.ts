/**
 * Runs the task once no other page of the site runs one of this name; at once where the browser has no locks. A page that is
 * gone runs nothing.
 *
 * In  signal  ends the wait
 */
export async function onePageAtATime(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  // Absent in older browsers and on pages without https.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return task()
  try {
    await locks.request(name, { signal }, task)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
