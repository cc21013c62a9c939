import { KitError } from '../../base/errors/kit-error.js'

/** The namespace has no connected account whose history could be fetched. */
export class TransactionsAddressMissingError extends KitError {
  override readonly name = 'TransactionsAddressMissingError'
  constructor() {
    super("Transactions can't be fetched without an accountAddress", { code: 'activity/address-missing' })
  }
}

/** A page of the history could not be fetched. Shown, not thrown, except to `watchPending`. */
export class TransactionsFetchError extends KitError {
  override readonly name = 'TransactionsFetchError'
  constructor(cause?: unknown) {
    super('Failed to fetch transactions', { code: 'activity/fetch-failed', cause })
  }
}
