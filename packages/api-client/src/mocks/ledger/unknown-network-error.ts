/** The mock ledger has no such network. */
export class UnknownNetworkError extends TypeError {
  override readonly name = 'UnknownNetworkError'
}
