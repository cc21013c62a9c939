/**
 * An event that callers can wait for, such as the user following a link. `open` resolves all current waits, and can be called
 * again.
 */
export function createLatch<Value>() {
  const waiting = new Set<(value: Value) => void>()
  return {
    wait(signal: AbortSignal): Promise<Value> {
      return new Promise((resolve, reject) => {
        waiting.add(resolve)
        signal.addEventListener('abort', () => {
          waiting.delete(resolve)
          reject(signal.reason)
        })
      })
    },
    open(value: Value): void {
      const released = [...waiting]
      waiting.clear()
      for (const resolve of released) resolve(value)
    },
  }
}
