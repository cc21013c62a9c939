import { timeoutSignal } from './link-signals.js'
import { throwIfAborted } from './with-abort.js'

/** Resolves after `delayMs`, or earlier when the signal fires. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  const limited = timeoutSignal(signal, delayMs)
  return new Promise((resolve) => {
    const end = () => {
      limited.release()
      resolve()
    }
    limited.signal.addEventListener('abort', end)
    if (limited.signal.aborted) end()
  })
}

/** Waits for a promise for at most `limitMs`. Undefined when it takes longer. Rejects only when the promise does. */
export async function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  const stop = new AbortController()
  try {
    return await Promise.race([promise, pause(limitMs, stop.signal).then(() => undefined)])
  } finally {
    stop.abort()
  }
}

const POLL_INTERVAL_MS = 50

/**
 * Polls every 50 ms until `get` returns a value. Undefined when none appears within the limit. Throws
 * RequestAbortedError.
 */
export async function waitFor<Value>(
  get: () => Value | undefined,
  limitMs: number,
  signal: AbortSignal,
): Promise<Value | undefined> {
  for (let waitedMs = 0; ; waitedMs += POLL_INTERVAL_MS) {
    const found = get()
    if (found !== undefined || waitedMs >= limitMs) return found
    await pause(POLL_INTERVAL_MS, signal)
    throwIfAborted(signal)
  }
}
