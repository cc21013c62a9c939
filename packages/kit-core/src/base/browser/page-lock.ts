import { perOwner } from '../async/per-owner.js'
import { safeGet } from '../validation/safe-get.js'

const FREE_MAX = 8

/** Whether a lock manager refuses every lock, as browsers do where the user or a sandbox blocks the storage of the site. */
const refusals = perOwner(() => ({ isRefusing: false }))

/** Undefined in older browsers, on pages without HTTPS, and once the browser refused a lock. */
function getLocks(): LockManager | undefined {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks && !refusals(locks).isRefusing ? locks : undefined
}

/** Runs the task with a lock, or with null when it is not available; runs `withoutLocks` when the browser has no locks. */
async function requestLock(
  name: string,
  options: LockOptions,
  task: (lock: Lock | null) => void | Promise<void>,
  withoutLocks: () => void | Promise<void>,
): Promise<void> {
  const locks = getLocks()
  if (!locks) return withoutLocks()
  let isAnswered = false
  try {
    await locks.request(name, options, (lock) => {
      isAnswered = true
      return task(lock)
    })
  } catch (error) {
    if (isAnswered || safeGet(error, 'name') !== 'SecurityError') throw error
    refusals(locks).isRefusing = true
    await withoutLocks()
  }
}

/**
 * Resolves to the lowest number no other page of the site holds, held until the page closes. Zero without Web Locks, and
 * for a ninth page.
 */
export async function acquirePageNumber(name: string): Promise<number> {
  for (let number = 0; number < FREE_MAX; number += 1) {
    const locks = getLocks()
    if (!locks) return 0
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
 * Runs the task when no page of the site, this one included, runs a task of this name. Runs it immediately without Web
 * Locks. Resolves without running it when the signal fires first.
 */
export async function withPageLock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  try {
    await requestLock(name, { signal }, task, task)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Requests a lock and holds it until the returned function is called or the page closes. Waits for other holders in the
 * background. Does nothing without Web Locks.
 */
export function acquireLock(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  requestLock(
    name,
    {},
    () => held,
    () => {},
  ).catch(() => {})
  return release
}

/** Runs the task unless a page of the site, this one included, holds the lock. Always runs it without Web Locks. */
export function runIfUnlocked(name: string, task: () => void): Promise<void> {
  return requestLock(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined), task)
}

/** Whether pages of the site can coordinate through Web Locks. */
export function hasPageLocks(): boolean {
  return getLocks() !== undefined
}
