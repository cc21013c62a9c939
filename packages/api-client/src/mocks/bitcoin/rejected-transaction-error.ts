/** The network rejects a transaction. The message is what a real node would say. */
export class RejectedTransactionError extends Error {
  override readonly name = 'RejectedTransactionError'
}
