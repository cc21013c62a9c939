/** Runs a task once per key: callers at the same time share one promise; a failure is forgotten, so a later need tries again. */
export type Once = <Value>(key: string, task: () => Promise<Value>, options?: OnceOptions) => Promise<Value>

/** `keep: false` shares only while the task runs. */
export type OnceOptions = { keep?: boolean }

/** Makes an empty memory of tasks. */
export function createOnce(): Once {
  const running = new Map<string, Promise<unknown>>()
  return async <Value>(key: string, task: () => Promise<Value>, { keep = true }: OnceOptions = {}): Promise<Value> => {
    const known = running.get(key) as Promise<Value> | undefined
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
