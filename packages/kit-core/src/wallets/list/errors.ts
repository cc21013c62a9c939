import { KitError } from '../../base/errors/kit-error.js'

/** A wallet's link broke a rule, or the browser refused to open it. */
export class LinkNotOpenedError extends KitError {
  override readonly name = 'LinkNotOpenedError'
  constructor(
    readonly walletName: string,
    cause?: unknown,
  ) {
    super('Couldn’t open the wallet', { code: 'links/not-opened', cause })
  }
}
