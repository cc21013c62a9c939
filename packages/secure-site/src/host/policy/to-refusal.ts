import { type FrameRefusal, RPC_CODES } from '@bowline/secure-frame/protocol'
import { FrameSessionError } from '../session/session-error.js'
import { RefusedError } from './refused-error.js'

/**
 * Converts what a request handler threw to the error that the page gets. Uses the messages of `RefusedError` and
 * `FrameSessionError`; any other error becomes "An error occurred".
 */
export function toRefusal(error: unknown): FrameRefusal {
  if (error instanceof RefusedError) return { message: error.message, code: error.code }
  if (error instanceof FrameSessionError) {
    const { message, reason } = error
    if (reason === undefined) return { message }
    return reason === 'logged_out' ? { message, reason, code: RPC_CODES.unauthorized } : { message, reason }
  }
  return { message: 'An error occurred', code: RPC_CODES.internal }
}
