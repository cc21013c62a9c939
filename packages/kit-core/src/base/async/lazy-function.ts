/**
 * Wraps a function whose code loads on the first call.
 *
 * In      load       loads the function
 *         onFailure  receives the load error and the arguments of each waiting call. The calls keep waiting: the next call
 *                    loads again and runs them
 * Out     call       calls the function: immediately when it is loaded, else after loading, in call order
 *         load       resolves when the function is loaded
 */
export function lazyFunction<Args extends readonly unknown[]>(
  load: () => Promise<(...args: Args) => void>,
  onFailure: (error: unknown, ...args: Args) => void,
) {
  let loaded: ((...args: Args) => void) | undefined
  let loading: Promise<void> | undefined
  let waiting: Args[] = []

  const begin = (): Promise<void> => {
    loading ??= load().then(
      (found) => {
        loaded = found
        const calls = waiting
        waiting = []
        for (const args of calls) found(...args)
      },
      (error: unknown) => {
        loading = undefined
        for (const args of waiting) onFailure(error, ...args)
        throw error
      },
    )
    return loading
  }
  return {
    call(...args: Args): void {
      if (loaded) {
        loaded(...args)
        return
      }
      waiting.push(args)
      begin().catch(() => {})
    },
    load: begin,
  }
}
