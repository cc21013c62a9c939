import { KitError } from '../../base/errors/kit-error.js'
import type { OnrampProvider } from '../../core/config/features.js'

/** No account is connected that could receive the purchase. */
export class OnrampAddressMissingError extends KitError {
  override readonly name = 'OnrampAddressMissingError'
  constructor() {
    super('No address found to buy for', { code: 'onramp/address-missing' })
  }
}

/** The provider is unavailable on the active network or namespace, or the app has not set it up. */
export class OnrampProviderError extends KitError {
  override readonly name = 'OnrampProviderError'
  constructor(readonly provider: OnrampProvider) {
    super(`The provider is not available: ${provider}`, { code: 'onramp/provider-unavailable' })
  }
}

/** The URL of Coinbase's payment page could not be fetched. */
export class OnrampUrlError extends KitError {
  override readonly name = 'OnrampUrlError'
  constructor(cause?: unknown) {
    super('Couldn’t open the payment page', { code: 'onramp/url', cause })
  }
}

/**
 * The amount is outside the limits of the payment method; `bound` is the violated limit, as decimal text. Without `bound`: not
 * a valid amount.
 */
export class OnrampAmountError extends KitError {
  override readonly name = 'OnrampAmountError'
  constructor(readonly bound: string | undefined) {
    super('This amount can’t be paid', { code: 'onramp/amount' })
  }
}
