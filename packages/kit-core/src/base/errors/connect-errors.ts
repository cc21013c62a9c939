import { KitError } from './kit-error.js'

/** Another try took this one's place, or it was cancelled. */
export class RequestAbortedError extends KitError {
  override readonly name = 'RequestAbortedError'
  constructor(cause?: unknown) {
    super('Request was aborted', { code: 'request/aborted', cause })
  }
}
