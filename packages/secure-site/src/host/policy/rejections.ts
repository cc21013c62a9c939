/** Errors of rejected requests that several methods throw. The page gets the message and the code, and nothing else. */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'

/** Creates the error for parameters that are malformed, out of range, or for another account or network. */
export function invalidParams(reason: string): RequestRejectedError {
  return new RequestRejectedError(reason, { code: RPC_CODES.badParams })
}

/** Creates the error for a request that the user declined or closed, or that the page cancelled. */
export function userRejected(): RequestRejectedError {
  return new RequestRejectedError('Request was aborted', { code: RPC_CODES.declined })
}

/** Creates the error for a transaction that the node rejected, so nothing was sent. `reason` is the node's message. */
export function transactionRejected(reason: string): RequestRejectedError {
  return new RequestRejectedError(reason, { code: RPC_CODES.rejected })
}
