import type { ErrorBody } from '../../api/response-schemas.js'

/** An error that the frame's server turns into the response to a request. The message may be shown to the user. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    options?: ErrorOptions,
  ) {
    super(body.message, options)
  }
}

/** The error for a call with an invalid format. */
export const malformed = () => new ResponseError(400, { message: 'The request is not valid' })

/** The error for an invalid proof or token. */
export const sessionExpired = () => new ResponseError(401, { message: 'Session expired', reason: 'session_expired' })
