/** Thrown by the mock wallet and the mock pairing when a test responds but no request or pairing waits. */
export class NothingPendingError extends Error {
  override readonly name = 'NothingPendingError'
}
