/** A one-time event that several callers can wait for. `open` resolves all current waits. */
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
