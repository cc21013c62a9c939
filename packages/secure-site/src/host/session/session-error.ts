import type { FrameReason } from '@bowline/secure-frame/protocol'

/** Reason of a session error that a page can act on. */
export type SessionErrorReason = FrameReason

/** A login, a wallet opening or a signature that failed. The message may be shown to the user. */
export class FrameSessionError extends Error {
  override readonly name = 'FrameSessionError'
  constructor(
    message: string,
    readonly reason?: SessionErrorReason,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Creates the error for a missing login: there never was one, or it ended with a frame without lasting storage. */
export function notLoggedIn(): FrameSessionError {
  return new FrameSessionError('You’re not logged in', 'logged_out')
}
