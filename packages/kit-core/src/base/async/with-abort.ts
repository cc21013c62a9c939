/**
 * Waits for an answer until the wait is given up.
 *
 * In      answer  of a wallet; goes on even when nobody waits any more
 *         signal  gives the wait up at once
 *         onLate  gets an answer that came after that
 * Throws  RequestAbortedError, or what the answer rejects with
 */
import { RequestAbortedError } from '../errors/connect-errors.js'

/** Waits for an answer until the wait is given up, which throws RequestAbortedError; without a signal it never is. */
export function withAbort<Value>(
  answer: Promise<Value>,
  signal: AbortSignal | undefined,
  onLate: (value: Value) => void = () => {},
): Promise<Value> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new RequestAbortedError(signal.reason))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    answer.then(
      (value) => {
        signal.removeEventListener('abort', giveUp)
        if (signal.aborted) onLate(value)
        else resolve(value)
      },
      (error: unknown) => {
        signal.removeEventListener('abort', giveUp)
        reject(error)
      },
    )
  })
}

/** Throws RequestAbortedError once the signal has fired. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
}
