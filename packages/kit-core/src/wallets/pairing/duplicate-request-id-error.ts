/** A request drew the number of one that was sent before it. */
export class DuplicateRequestIdError extends Error {
  override readonly name = 'DuplicateRequestIdError'
}
