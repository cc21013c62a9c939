import { KitError } from '../../base/errors/kit-error.js'

/** The provider reported that the purchase failed. */
export class OnrampPurchaseError extends KitError {
  override readonly name = 'OnrampPurchaseError'
  constructor() {
    super('Purchase failed', { code: 'onramp/purchase-failed' })
  }
}
