/** Nothing is waiting for the response that a test gives. */
export class NothingPendingError extends Error {
  override readonly name = 'NothingPendingError'
}
