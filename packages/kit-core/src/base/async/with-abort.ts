/**
 * Waits for a response until the wait is aborted.
 *
 * In      response  a wallet's response; it continues even when no caller waits for it
 *         signal  aborts the wait immediately
 *         onLate  receives a response that arrives after the abort
 * Throws  RequestAbortedError, or what the response rejects with
 */
import { RequestAbortedError } from '../errors/request-aborted-error.js'

/** Waits for a response. Throws RequestAbortedError when the signal fires; without a signal it waits until the end. */
export function withAbort<Value>(
  response: Promise<Value>,
  signal: AbortSignal | undefined,
  onLate: (value: Value) => void = () => {},
): Promise<Value> {
  if (!signal) return response
  return new Promise((resolve, reject) => {
    const abort = () => reject(new RequestAbortedError(signal.reason))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    response.then(
      (value) => {
        signal.removeEventListener('abort', abort)
        if (signal.aborted) onLate(value)
        else resolve(value)
      },
      (error: unknown) => {
        signal.removeEventListener('abort', abort)
        reject(error)
      },
    )
  })
}

/** Throws RequestAbortedError if the signal has fired. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new RequestAbortedError(signal.reason)
}
