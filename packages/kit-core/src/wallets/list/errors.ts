import { KitError } from '../../base/errors/kit-error.js'

/** Thrown when a wallet's link or the pairing URI is invalid, or the browser throws on opening the link. */
export class LinkNotOpenedError extends KitError {
  override readonly name = 'LinkNotOpenedError'
  constructor(
    readonly walletName: string,
    cause?: unknown,
  ) {
    super('Couldn’t open the wallet', { code: 'links/not-opened', cause })
  }
}
