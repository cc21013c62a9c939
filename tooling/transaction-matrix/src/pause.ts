/** Waits. Rejects when the signal aborts. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      act()
    }
    const stop = () => settle(() => reject(signal.reason))
    const timer = setTimeout(() => settle(resolve), delayMs)
    signal.addEventListener('abort', stop)
  })
}
