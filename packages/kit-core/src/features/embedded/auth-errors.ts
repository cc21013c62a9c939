import { KitError } from '../../base/errors/kit-error.js'

/** The embedded wallet could not be loaded. */
export class FrameLoadError extends KitError {
  override readonly name = 'FrameLoadError'
  constructor(cause?: unknown) {
    super('Unable to load email login dependency', { code: 'auth/frame-load', cause })
  }
}

/** The pause between two email logins is not over. `secondsLeft` is rounded up. */
export class EmailCooldownError extends KitError {
  override readonly name = 'EmailCooldownError'
  constructor(readonly secondsLeft: number) {
    super(`Please try again after ${secondsLeft} seconds`, { code: 'email/cooldown' })
  }
}

/** The embedded wallet rejected a request or did not respond. `reason` is the frame's, such as `otp_wrong`. */
export class EmbeddedWalletError extends KitError {
  override readonly name = 'EmbeddedWalletError'
  constructor(
    message: string,
    readonly reason?: string | undefined,
    cause?: unknown,
  ) {
    super(message || 'An error occurred', { code: 'auth/request-failed', cause })
  }
}

/** The embedded wallet lost the login: its frame was replaced, and the browser does not keep storage for frames. */
export class LoginLostError extends KitError {
  override readonly name = 'LoginLostError'
  constructor(cause?: unknown) {
    super('You’re no longer logged in. Log in again.', { code: 'auth/login-lost', cause })
  }
}

/** The browser blocked the window of a social login. */
export class SocialPopupError extends KitError {
  override readonly name = 'SocialPopupError'
  constructor() {
    super('Couldn’t open the login window', { code: 'social/popup' })
  }
}

/** The redirect address of a social login could not be fetched. */
export class SocialRedirectError extends KitError {
  override readonly name = 'SocialRedirectError'
  constructor(cause?: unknown) {
    super('Couldn’t start the login', { code: 'social/redirect', cause })
  }
}

/** A social login took too long. */
export class SocialTimeoutError extends KitError {
  override readonly name = 'SocialTimeoutError'
  constructor() {
    super('The login timed out. Try again.', { code: 'social/timeout' })
  }
}

/** The window of a social login sent a message from an origin other than the secure site. */
export class UntrustedOriginError extends KitError {
  override readonly name = 'UntrustedOriginError'
  constructor() {
    super('The login came from an untrusted site', { code: 'social/untrusted-origin' })
  }
}

/** The address of a Farcaster login is missing or not trusted. */
export class FarcasterError extends KitError {
  override readonly name = 'FarcasterError'
  constructor(cause?: unknown) {
    super('Couldn’t read the Farcaster address', { code: 'farcaster/address', cause })
  }
}

/** The embedded wallet supports none of the app's networks. */
export class EmbeddedNetworkError extends KitError {
  override readonly name = 'EmbeddedNetworkError'
  constructor() {
    super('The embedded wallet supports none of this app’s networks', { code: 'auth/no-network' })
  }
}
