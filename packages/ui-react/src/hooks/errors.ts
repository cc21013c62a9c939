import { KitError } from '@bowline/kit-core'

/** The native balance could not be read. */
export class BalanceUnavailableError extends KitError {
  override readonly name = 'BalanceUnavailableError'
  constructor() {
    super('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  }
}

/** Neither the name nor the picture of an address could be read; the address stands for itself. */
export class IdentityUnavailableError extends KitError {
  override readonly name = 'IdentityUnavailableError'
  constructor() {
    super('Identity unavailable', { code: 'account/identity-unavailable' })
  }
}
