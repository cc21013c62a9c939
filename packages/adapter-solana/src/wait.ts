import { RequestAbortedError } from '@bowline/kit-core'

/** Throws RequestAbortedError once the signal has fired. */
export function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
}

/** Waits for a promise until the signal ends the wait with a RequestAbortedError; a later outcome is ignored. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(new RequestAbortedError(signal.reason))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Waits for a promise for so long; undefined when it took longer. */
export async function withinTime<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** A pause, cut short by the signal. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, delayMs)
    signal.addEventListener('abort', done, { once: true })
    if (signal.aborted) done()
  })
}

/** A signal that fires with another one, and by itself after so long. `end` takes the timer back. */
export function limitSignal(
  signal: AbortSignal | undefined,
  limitMs: number,
): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController()
  const abort = () => stop.abort(signal?.reason)
  const timer = setTimeout(abort, limitMs)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  return {
    signal: stop.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}
