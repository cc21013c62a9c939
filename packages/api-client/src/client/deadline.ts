/**
 * Runs an action, and stops waiting for it at its time limit or when the caller aborts, even if the action ignores the
 * signal it gets. The HTTP client runs every request with it.
 *
 * In      signal: the caller's; run: the action, which gets a signal that also aborts at the time limit
 * Out     the result of `run`
 * Throws  the reason of the caller's signal · the error that `timeoutError` creates · the error of `run`
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
