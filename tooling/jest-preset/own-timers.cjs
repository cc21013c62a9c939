/**
 * Timers that end with the test file that set them, as a page's do when it is closed. What a library leaves behind would else go
 * off in a later file of the same process, and fail it.
 *
 * In      scope   the globals of the file; its timers are wrapped
 * Out     clears what is still waiting
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
