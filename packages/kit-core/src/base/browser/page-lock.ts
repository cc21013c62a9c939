const FREE_MAX = 8

/** The lowest number that no other page of the site has, for the page's life; zero without locks, and for a ninth page. */
export async function acquirePageNumber(name: string): Promise<number> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return 0
  for (let number = 0; number < FREE_MAX; number += 1) {
    const isFree = await new Promise<boolean>((resolve) => {
      const keep = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock ? new Promise<never>(() => {}) : undefined
      }
      locks.request(`${name}/${number}`, { ifAvailable: true }, keep).catch(() => resolve(false))
    })
    if (isFree) return number
  }
  return 0
}

/**
 * Runs the task once no other page of the site runs one of this name; at once where the browser has no locks. A page that is
 * gone runs nothing.
 *
 * In  signal  ends the wait
 */
export async function withPageLock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  // Absent in older browsers and on pages without https.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return task()
  try {
    await locks.request(name, { signal }, task)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Holds a name until the returned function is called or the page is gone; nothing without locks. */
export function acquireLock(name: string): () => void {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  locks?.request(name, {}, () => held).catch(() => {})
  return letGo
}

/** Runs the task unless a page of the site holds the name; always where the browser has no locks. */
export async function runIfUnlocked(name: string, task: () => void): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return task()
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) task()
  })
}

/** Whether pages of the site know of each other; older browsers do not, nor do pages without https. */
export function hasPageLocks(): boolean {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks !== undefined
}
