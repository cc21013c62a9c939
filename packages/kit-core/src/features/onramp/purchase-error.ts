import { KitError } from '../../base/errors/kit-error.js'

/** Coinbase reported a purchase as failed. Shown as a toast, not thrown. */
export class OnrampPurchaseError extends KitError {
  override readonly name = 'OnrampPurchaseError'
  constructor() {
    super('Purchase failed', { code: 'onramp/purchase-failed' })
  }
}
