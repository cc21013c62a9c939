import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether the node is unreachable or timed out, so that another request is pointless. */
export function isNodeUnreachable(error: unknown): boolean {
  const isUnreachable = (each: unknown) => each instanceof HttpRequestError || each instanceof TimeoutError
  return error instanceof BaseError && error.walk(isUnreachable) !== null
}
