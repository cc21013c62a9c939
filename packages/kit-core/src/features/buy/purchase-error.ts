import { KitError } from '../../base/errors/kit-error.js'

/** What was begun at the provider came to nothing there. */
export class OnrampPurchaseError extends KitError {
  override readonly name = 'OnrampPurchaseError'
  constructor() {
    super('Purchase failed', { code: 'onramp/purchase-failed' })
  }
}
