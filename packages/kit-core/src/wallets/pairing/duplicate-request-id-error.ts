/** Thrown when a request gets the id of an earlier request. */
export class DuplicateRequestIdError extends Error {
  override readonly name = 'DuplicateRequestIdError'
}
