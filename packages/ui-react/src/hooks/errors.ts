import { KitError } from '@bowline/kit-core'

/** The native balance could not be read. */
export class BalanceUnavailableError extends KitError {
  override readonly name = 'BalanceUnavailableError'
  constructor() {
    super('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  }
}
