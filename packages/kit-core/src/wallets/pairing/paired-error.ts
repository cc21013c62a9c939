/**
 * What a paired wallet answered, as an error of the kit.
 *
 * In      error  of a session's request or of a pairing: `{ code, message }`, an Error, or anything
 * Out     UserRejectedError, RequestPendingError, WalletRequestError; an error of the kit as it is, also out of what wraps it
 * Source  EIP-1193, CAIP-25 (5000 to 5099: declined by the wallet); spec R-ADPT-25, R-ERR-26
 */
import { UserRejectedError } from '../../base/errors/errors.js'
import { kitErrorIn } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'

/** Reads what a wallet answered. */
export function pairedErrorOf(error: unknown): Error {
  const isDeclined = getWalletErrorDetails(error).codes.some((code) => code >= 5000 && code < 5100)
  return isDeclined && kitErrorIn(error) === undefined ? new UserRejectedError(error) : parseWalletError(error)
}

/** The words of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  return isRecord(error) && typeof error.message === 'string' ? error.message : ''
}
