import { isKitError, WalletRequestError } from '@bowline/kit-core'

const WORDLESS = new WalletRequestError('').message

/** What a wallet or the chain says of a failure, to stand beside the kit's own words; undefined where it says nothing. */
export function reasonOf(cause: unknown, errorText: (error: unknown) => string): string | undefined {
  return isKitError(cause) && cause.message !== WORDLESS ? errorText(cause) : undefined
}
