/**
 * Converts the error of a paired wallet to an error of the kit.
 *
 * In      error  of a session's request or of a pairing: `{ code, message }`, an Error, or any value
 * Out     UserRejectedError, RequestPendingError, WalletRequestError; an error of the kit unchanged, even if it is wrapped
 * Source  EIP-1193, CAIP-25 (5000 to 5099: declined by the wallet); spec R-ADPT-25, R-ERR-26
 */
import { UserRejectedError } from '../../base/errors/errors.js'
import { findKitError } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'

export function toPairedError(error: unknown): Error {
  const isDeclined = getWalletErrorDetails(error).codes.some((code) => code >= 5000 && code < 5100)
  return isDeclined && findKitError(error) === undefined ? new UserRejectedError(error) : parseWalletError(error)
}

/** Returns the message of any thrown value; empty when it has none. */
export function getErrorMessage(error: unknown): string {
  if (typeof error === 'string') return error
  return isRecord(error) && typeof error.message === 'string' ? error.message : ''
}
