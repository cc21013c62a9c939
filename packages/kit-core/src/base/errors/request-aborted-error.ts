import { KitError } from './kit-error.js'

/** A newer attempt replaced the request, or it was cancelled. */
export class RequestAbortedError extends KitError {
  override readonly name = 'RequestAbortedError'
  constructor(cause?: unknown) {
    super('Request was aborted', { code: 'request/aborted', cause })
  }
}
