import { timeoutSignal } from './link-signals.js'
import { throwIfAborted } from './with-abort.js'

/** A pause, cut short by the signal. */
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

/** Waits for a promise for so long; undefined when it took longer. */
export async function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  const stop = new AbortController()
  try {
    return await Promise.race([promise, pause(limitMs, stop.signal).then(() => undefined)])
  } finally {
    stop.abort()
  }
}

const LOOK_AGAIN_MS = 50

/** Waits until something is there, looking again for so long; undefined when it did not come. */
export async function waitFor<Value>(
  look: () => Value | undefined,
  limitMs: number,
  signal: AbortSignal,
): Promise<Value | undefined> {
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const found = look()
    if (found !== undefined || waitedMs >= limitMs) return found
    await pause(LOOK_AGAIN_MS, signal)
    throwIfAborted(signal)
  }
}
