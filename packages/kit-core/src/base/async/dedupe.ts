import { perOwner } from './per-owner.js'

/** Runs a task once per owner and key, and returns the same promise to every caller. */
export type Dedupe<Value> = (owner: object, task: () => Promise<Value>, key?: string) => Promise<Value>

/**
 * Creates a function that runs one kind of task once per owner and key; callers share the promise. A failed task runs
 * again on the next call. With `keep: false`, callers share the promise only while the task runs.
 */
export function createDedupe<Value>({ keep = true } = {}): Dedupe<Value> {
  const memories = perOwner(() => new Map<string, Promise<Value>>())
  return async (owner, task, key = '') => {
    const promises = memories(owner)
    const promise = promises.get(key) ?? task()
    promises.set(key, promise)
    let isKept = false
    try {
      const value = await promise
      isKept = keep
      return value
    } finally {
      if (!isKept && promises.get(key) === promise) promises.delete(key)
    }
  }
}
