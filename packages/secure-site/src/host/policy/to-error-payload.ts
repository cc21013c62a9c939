import { type FrameErrorPayload, RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { FrameSessionError } from '../session/session-error.js'

/**
 * Converts what a request handler threw to the error that the page gets. Uses the messages of `RequestRejectedError` and
 * `FrameSessionError`; any other error becomes "An error occurred".
 */
export function toErrorPayload(error: unknown): FrameErrorPayload {
  if (error instanceof RequestRejectedError) return { message: error.message, ...error.facts }
  if (error instanceof FrameSessionError) {
    const { message, reason } = error
    if (reason === undefined) return { message }
    return reason === 'logged_out' ? { message, reason, code: RPC_CODES.unauthorized } : { message, reason }
  }
  return { message: 'An error occurred', code: RPC_CODES.internal }
}
