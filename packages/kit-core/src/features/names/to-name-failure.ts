/**
 * What is shown of an error.
 *
 * In      words   the kit's own for what was not done
 * Out     message the error's words where they are the kit's, else those words; `reason` is what a wallet or the service says
 * Source  spec R-NAME-32
 */
import { getErrorDetails } from '../../base/errors/error-details.js'
import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import type { NameFailure } from './state.js'

/** Errors whose message is a stranger's. */
const EXTERNAL_ERROR_CODES: readonly KitErrorCode[] = ['names/refused', 'wallet/request-failed']

/** Reads it. */
export function toNameFailure(error: unknown, words: string): NameFailure {
  if (!isKitError(error)) return { message: words, reason: undefined, facts: undefined }
  const facts = getErrorDetails(error)
  const isOthers = EXTERNAL_ERROR_CODES.some((code) => isKitError(error, code))
  return isOthers
    ? { message: words, reason: error.message, facts }
    : { message: error.message, reason: undefined, facts }
}
