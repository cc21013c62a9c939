import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether a viem error means that the node failed or timed out over HTTP. Callers then throw without another request. */
export function isNodeUnreachable(error: unknown): boolean {
  const isUnreachable = (each: unknown) => each instanceof HttpRequestError || each instanceof TimeoutError
  return error instanceof BaseError && error.walk(isUnreachable) !== null
}
