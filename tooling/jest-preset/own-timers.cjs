/**
 * Timers that end with the test file that set them, like a closed page's. Otherwise a library's timer could
 * fire in a later file of the same process, and fail it.
 *
 * In      scope   the globals of the file; its timers are wrapped
 * Out     a function that clears pending timers
 */
exports.ownTimers = (scope) => {
  const waiting = new Set()
  for (const name of ['setTimeout', 'setInterval']) {
    const set = scope[name]
    const isOnce = name === 'setTimeout'
    const wrapped = (callback, ...rest) => {
      const timer = set(
        (...values) => {
          if (isOnce) waiting.delete(timer)
          callback(...values)
        },
        ...rest,
      )
      waiting.add(timer)
      return timer
    }
    scope[name] = Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(set))
  }
  return () => {
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  }
}
