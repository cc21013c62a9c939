/** Returns how often a synchronous action calls the global `setTimeout` and `setInterval`. */
export function countTimers(action: () => void): number {
  const { setTimeout: timeout, setInterval: interval } = globalThis
  let count = 0
  const counting = <Start extends (...args: never[]) => unknown>(start: Start): Start =>
    new Proxy(start, {
      apply(target, self, args) {
        count += 1
        return Reflect.apply(target, self, args)
      },
    })
  globalThis.setTimeout = counting(timeout)
  globalThis.setInterval = counting(interval)
  try {
    action()
  } finally {
    globalThis.setTimeout = timeout
    globalThis.setInterval = interval
  }
  return count
}
