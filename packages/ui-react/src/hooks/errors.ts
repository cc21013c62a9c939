import { KitError } from '@bowline/kit-core'

/** The native balance (`useKitBalance`) or the tokens (`useKitPortfolio`) could not be fetched. */
export class BalanceUnavailableError extends KitError {
  override readonly name = 'BalanceUnavailableError'
  constructor() {
    super('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  }
}

/** Neither the name nor the avatar of an account could be fetched (`useKitIdentity`). Apps show the address instead. */
export class IdentityUnavailableError extends KitError {
  override readonly name = 'IdentityUnavailableError'
  constructor() {
    super('Identity unavailable', { code: 'account/identity-unavailable' })
  }
}
