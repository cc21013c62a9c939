/**
 * Runs a task once per owner and key: callers at the same time share one promise; a failure is forgotten, so a later need
 * tries again.
 */
export type Once<Value> = (owner: object, task: () => Promise<Value>, key?: string) => Promise<Value>

/** `keep: false` shares only while the task runs. */
export type OnceOptions = { keep?: boolean }

/** Makes a memory of one kind of task; what it knows of an owner goes with the owner. */
export function createDedupe<Value>({ keep = true }: OnceOptions = {}): Once<Value> {
  const memories = new WeakMap<object, Map<string, Promise<Value>>>()
  return async (owner, task, key = '') => {
    const running = memories.get(owner) ?? new Map<string, Promise<Value>>()
    memories.set(owner, running)
    const known = running.get(key)
    if (known) return known
    const promise = task()
    running.set(key, promise)
    try {
      const value = await promise
      if (!keep) running.delete(key)
      return value
    } catch (error) {
      running.delete(key)
      throw error
    }
  }
}
