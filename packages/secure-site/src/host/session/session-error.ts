import type { FrameReason } from '@bowline/secure-frame/protocol'

/** Why the session refused, as far as a page may act upon it. */
export type SessionRefusal = FrameReason

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

/** There is no login: none came about, or it went with a frame that could keep nothing. */
export function refuseLoggedOut(): FrameSessionError {
  return new FrameSessionError('You’re not logged in', 'logged_out')
}
