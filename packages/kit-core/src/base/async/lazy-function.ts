/**
 * A function whose code is loaded when it is first called.
 *
 * In      load       gets the function
 *         onFailure  gets what kept the code from loading, for each call that waits for it still; a later call loads again
 * Out     call       calls it: at once when it is there, else once it is, in the order of the calls
 *         load       resolves when it is there
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
