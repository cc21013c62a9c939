/**
 * Stops waiting for an action at its time limit or when the caller aborts, even if the action ignores its signal.
 *
 * In      limitMs, signal   signal: the caller's, optional
 * timeoutError      creates the error for the time limit
 * run               the action; it gets one signal that combines both
 * Out     the result of `run`
 * Throws  the reason of the caller's signal · the timeout error · the error of `run`
 * Source  spec R-API-07; security §11 (each call ends within 10 s)
 */
export async function withDeadline<T>({
  limitMs,
  signal,
  timeoutError,
  run,
}: {
  readonly limitMs: number
  readonly signal: AbortSignal | undefined
  readonly timeoutError: () => Error
  readonly run: (signal: AbortSignal) => Promise<T>
}): Promise<T> {
  signal?.throwIfAborted()

  const controller = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(timeoutError()), limitMs)

  try {
    return await Promise.race([ended, run(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
