import type { Refusal } from '../../api/response-schemas.js'

/** An error that the frame's server turns into the response to a request. The message may be shown to the user. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.message, options)
  }
}

/** The error for a call with an invalid format. */
export const malformed = () => new RefusalError(400, { message: 'The request is not valid' })

/** The error for an invalid proof or token. */
export const sessionExpired = () => new RefusalError(401, { message: 'Session expired', reason: 'session_expired' })
