/** Why the session refused, as far as a page may act upon it. */
export type SessionRefusal = 'unverified_domain' | 'otp_wrong' | 'otp_dead' | 'otp_wait' | 'session_expired'

/** A login, a vault or a signature that did not come about. The message is fit to be shown. */
export class FrameSessionError extends Error {
  override readonly name = 'FrameSessionError'
  constructor(
    message: string,
    readonly reason?: SessionRefusal,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
