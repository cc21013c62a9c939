import { KitError } from '../errors/kit-error.js'

/** A text passed as a CAIP-10 account is not one. */
export class InvalidCaipAddressError extends KitError {
  override readonly name = 'InvalidCaipAddressError'
  constructor(readonly given: string) {
    super('Invalid CAIP Address', { code: 'caip/invalid-address' })
  }
}

/** A text passed as a CAIP-2 network id is not one. */
export class InvalidCaipNetworkIdError extends KitError {
  override readonly name = 'InvalidCaipNetworkIdError'
  constructor(readonly given: string) {
    super('Invalid CAIP Network ID', { code: 'caip/invalid-network-id' })
  }
}
