/**
 * Ends an action when its time is over or its caller lost interest, even if the action itself listens to neither.
 *
 * In      limitMs, signal   signal: the caller's, may be absent
 *         timeoutError      made when the time is over
 *         run               gets one signal that stands for both
 * Out     what run resolves
 * Throws  the caller signal's reason · the timeout error · what run throws
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
