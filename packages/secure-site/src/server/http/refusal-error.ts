import type { Refusal } from '../../api/response-schemas.js'

/** A call that is answered with a refusal. The message is fit to be shown. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message)
  }
}

/** The call does not say what it has to. */
export const malformed = () => new RefusalError(400, { message: 'The request is not valid' })

/** The proof or the token does not hold. */
export const sessionExpired = () => new RefusalError(401, { message: 'Session expired', reason: 'session_expired' })
