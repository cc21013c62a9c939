import { isKitError } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'

const DEFAULT_MESSAGE = new WalletRequestError('').message

/** Reason that a wallet or the chain gave for a failure, to show next to the kit's own text; undefined without one. */
export function getErrorReason(cause: unknown, errorText: (error: unknown) => string): string | undefined {
  return isKitError(cause) && cause.message !== DEFAULT_MESSAGE ? errorText(cause) : undefined
}
