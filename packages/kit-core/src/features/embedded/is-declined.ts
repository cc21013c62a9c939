import { isKitError } from '../../base/errors/kit-error.js'
import { EmbeddedWalletError } from './auth-errors.js'
import { isFrameError } from './is-frame-error.js'

/** EIP-1193 code of a request that the user declined. */
const DECLINED = 4001

/** Whether a request of the frame failed because the user declined its card, or left it. */
export function isDeclined(error: unknown): boolean {
  if (isKitError(error, 'request/aborted')) return true
  return error instanceof EmbeddedWalletError && isFrameError(error.cause) && error.cause.rpcCode === DECLINED
}
