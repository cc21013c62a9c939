import { KitError } from '@bowline/kit-core'

/** The API does not list the outputs of an address with so many transactions. */
export class AddressTooBusyError extends KitError {
  override readonly name = 'AddressTooBusyError'
  readonly isFinal = true
  constructor(cause?: unknown) {
    super(
      'This address has too many transactions to send from it here. Send from the wallet itself, or from another address.',
      {
        code: 'bitcoin/address-too-busy',
        cause,
      },
    )
  }
}
