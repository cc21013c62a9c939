import { isKitError, WalletRequestError } from '@bowline/kit-core'

const WORDLESS = new WalletRequestError('').message

/** Whether what was thrown says why: an error that a wallet gave no words to does not. */
export function hasReason(cause: unknown): boolean {
  return isKitError(cause) && cause.message !== WORDLESS
}
