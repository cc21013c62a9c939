import { KitError } from '../../base/errors/kit-error.js'
import type { OnrampProvider } from '../../core/config/features.js'

/** Nobody is connected for whom anything could be bought. */
export class OnrampAddressMissingError extends KitError {
  override readonly name = 'OnrampAddressMissingError'
  constructor() {
    super('No address found to buy for', { code: 'onramp/address-missing' })
  }
}

/** The provider is not on offer here, or the app has not set it up. */
export class OnrampProviderError extends KitError {
  override readonly name = 'OnrampProviderError'
  constructor(readonly provider: OnrampProvider) {
    super(`The provider is not available: ${provider}`, { code: 'onramp/provider-unavailable' })
  }
}

/** There is no page to pay at. */
export class OnrampUrlError extends KitError {
  override readonly name = 'OnrampUrlError'
  constructor(cause?: unknown) {
    super('Couldn’t open the payment page', { code: 'onramp/url', cause })
  }
}

/** The amount is none, or the way to pay does not take so little or so much. `bound` is decimal text. */
export class OnrampAmountError extends KitError {
  override readonly name = 'OnrampAmountError'
  constructor(readonly bound: string | undefined) {
    super('This amount can’t be paid', { code: 'onramp/amount' })
  }
}
