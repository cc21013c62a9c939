import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether the node itself is silent: asking it once more is of no use. */
export function isNoAnswer(error: unknown): boolean {
  const isSilence = (each: unknown) => each instanceof HttpRequestError || each instanceof TimeoutError
  return error instanceof BaseError && error.walk(isSilence) !== null
}
