import { perOwner } from './scope.js'

/** Runs a task once per owner and key. */
export type Once<Value> = (owner: object, task: () => Promise<Value>, key?: string) => Promise<Value>

/**
 * Creates a deduplicator for one kind of task. Callers share one promise, and the next call retries a failed task. With
 * `keep: false` they share it only while the task runs: like `run` without its signals, for code that a page loads early.
 */
export function createDedupe<Value>({ keep = true } = {}): Once<Value> {
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
