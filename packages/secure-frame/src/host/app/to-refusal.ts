import type { FrameRefusal } from '../../protocol/frame-messages.js'
import { RPC_CODES } from '../../protocol/rpc-codes.js'
import { RefusedError } from '../policy/refused-error.js'
import { FrameSessionError } from '../session/session-error.js'

/** What the page is told of a failure: our own words, and nothing of what a library or a browser said. */
export function toRefusal(error: unknown): FrameRefusal {
  if (error instanceof RefusedError) return { message: error.message, code: error.code }
  if (error instanceof FrameSessionError) {
    return error.reason === undefined ? { message: error.message } : { message: error.message, reason: error.reason }
  }
  return { message: 'An error occurred', code: RPC_CODES.internal }
}
