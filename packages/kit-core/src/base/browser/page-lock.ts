const FREE_MAX = 8

/**
 * Resolves to the lowest number no other page of the site holds, held until the page closes. Zero without the Web
 * Locks API, and for a ninth page.
 */
export async function acquirePageNumber(name: string): Promise<number> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return 0
  for (let number = 0; number < FREE_MAX; number += 1) {
    const isFree = await new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock ? new Promise<never>(() => {}) : undefined
      }
      locks.request(`${name}/${number}`, { ifAvailable: true }, hold).catch(() => resolve(false))
    })
    if (isFree) return number
  }
  return 0
}

/**
 * Runs the task when no page of the site, this one included, runs a task of this name. Runs it immediately in browsers
 * without the Web Locks API. Resolves without running it when the signal fires first.
 */
export async function withPageLock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  // Undefined in older browsers and on pages without HTTPS.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return task()
  try {
    await locks.request(name, { signal }, task)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Requests a lock and holds it until the returned function is called or the page closes. Waits for other holders in the
 * background. Does nothing without the Web Locks API.
 */
export function acquireLock(name: string): () => void {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(name, {}, () => held).catch(() => {})
  return release
}

/**
 * Runs the task unless a page of the site, this one included, holds the lock. Always runs it without the Web Locks API.
 */
export async function runIfUnlocked(name: string, task: () => void): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return task()
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) task()
  })
}

/** Whether pages of the site can coordinate through Web Locks. False in older browsers and on pages without HTTPS. */
export function hasPageLocks(): boolean {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks !== undefined
}
