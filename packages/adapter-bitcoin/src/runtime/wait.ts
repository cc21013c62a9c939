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

/** Waits until something is there, looking again for so long; undefined when it did not come. */
export async function waitFor<T>(
  look: () => T | undefined,
  limitMs: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const found = look()
    if (found !== undefined || waitedMs >= limitMs) return found
    await untilAborted(new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS)), signal)
  }
}

const LOOK_AGAIN_MS = 50
