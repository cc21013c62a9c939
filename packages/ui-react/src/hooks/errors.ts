import { KitError } from '@bowline/kit-core'

/** The native balance could not be fetched. */
export class BalanceUnavailableError extends KitError {
  override readonly name = 'BalanceUnavailableError'
  constructor() {
    super('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  }
}

/** Neither the name nor the avatar of an address could be fetched. Apps show the address instead. */
export class IdentityUnavailableError extends KitError {
  override readonly name = 'IdentityUnavailableError'
  constructor() {
    super('Identity unavailable', { code: 'account/identity-unavailable' })
  }
}
