/**
 * What a paired wallet answered, as an error of the kit.
 *
 * In      error  of a session's request or of a pairing: `{ code, message }`, an Error, or anything
 * Out     UserRejectedError, RequestPendingError, WalletRequestError; an error of the kit as it is, also out of what wraps it
 * Source  EIP-1193, CAIP-25 (5000 to 5099: declined by the wallet); spec R-ADPT-25
 */
import { RequestPendingError, UserRejectedError, WalletRequestError } from '../adapter/errors.js'
import { kitErrorIn } from '../errors/kit-error.js'
import { isRecord } from '../guard/guard.js'

const DECLINED = /\b(reject|declin|denied|cancel)/i

/** Reads what a wallet answered. */
export function pairedErrorOf(error: unknown): Error {
  const own = kitErrorIn(error)
  if (own) return own
  const message = messageOf(error)
  const code = isRecord(error) && typeof error.code === 'number' ? error.code : undefined
  if (code === 4001 || (code !== undefined && code >= 5000 && code < 5100 && code !== 5700) || DECLINED.test(message)) {
    return new UserRejectedError(error)
  }
  if (code === -32002) return new RequestPendingError(error)
  return new WalletRequestError(message, code, error)
}

/** The words of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  return isRecord(error) && typeof error.message === 'string' ? error.message : ''
}
