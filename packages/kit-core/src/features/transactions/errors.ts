import { KitError } from '../../base/errors/kit-error.js'

/** There is no account whose history could be fetched. */
export class TransactionsAddressMissingError extends KitError {
  override readonly name = 'TransactionsAddressMissingError'
  constructor() {
    super("Transactions can't be fetched without an accountAddress", { code: 'activity/address-missing' })
  }
}

/** The history could not be fetched. */
export class TransactionsFetchError extends KitError {
  override readonly name = 'TransactionsFetchError'
  constructor(cause?: unknown) {
    super('Failed to fetch transactions', { code: 'activity/fetch-failed', cause })
  }
}
