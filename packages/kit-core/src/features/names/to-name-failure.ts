/**
 * Converts the error of a check or registration to the failure that the name form shows.
 *
 * In      fallback   the kit's text for the failed action
 * Out     `message` is the error's text if the kit wrote it, else `fallback`; `reason` is the text of a wallet or the service
 * Source  spec R-NAME-32
 */
import { getErrorDetails } from '../../base/errors/error-details.js'
import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import type { NameFailure } from './state.js'

/** Codes of errors whose message comes from a wallet or the service. */
const EXTERNAL_ERROR_CODES: readonly KitErrorCode[] = ['names/rejected', 'wallet/request-failed']

export function toNameFailure(error: unknown, fallback: string): NameFailure {
  if (!isKitError(error)) return { message: fallback, reason: undefined, details: undefined }
  const details = getErrorDetails(error)
  const isExternal = EXTERNAL_ERROR_CODES.some((code) => isKitError(error, code))
  return isExternal
    ? { message: fallback, reason: error.message, details }
    : { message: error.message, reason: undefined, details }
}
