import { KitError } from '../../base/errors/kit-error.js'

/** The embedded wallet could not be loaded. */
export class FrameLoadError extends KitError {
  override readonly name = 'FrameLoadError'
  constructor(cause?: unknown) {
    super('Unable to load email login dependency', { code: 'auth/frame-load', cause })
  }
}

/** Another e-mail login has to wait. */
export class EmailCooldownError extends KitError {
  override readonly name = 'EmailCooldownError'
  constructor(readonly secondsLeft: number) {
    super(`Please try again after ${secondsLeft} seconds`, { code: 'email/cooldown' })
  }
}

/** The embedded wallet said no, or said nothing. `reason` is its own word for why: `otp_wrong`, `session_expired`. */
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

/** The embedded wallet has lost the login: its frame was replaced, and the browser keeps nothing for frames. */
export class LoginLostError extends KitError {
  override readonly name = 'LoginLostError'
  constructor(cause?: unknown) {
    super('You’re no longer logged in. Log in again.', { code: 'auth/login-lost', cause })
  }
}

/** The browser refused the window of a social login. */
export class SocialPopupError extends KitError {
  override readonly name = 'SocialPopupError'
  constructor() {
    super('Couldn’t open the login window', { code: 'social/popup' })
  }
}

/** The address of a social login could not be had. */
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

/** The window of a social login spoke from another site than the secure one. */
export class UntrustedOriginError extends KitError {
  override readonly name = 'UntrustedOriginError'
  constructor() {
    super('The login came from an untrusted site', { code: 'social/untrusted-origin' })
  }
}

/** There is no address of a Farcaster login. */
export class FarcasterError extends KitError {
  override readonly name = 'FarcasterError'
  constructor(cause?: unknown) {
    super('Couldn’t read the Farcaster address', { code: 'farcaster/address', cause })
  }
}

/** No network of the app is one that the embedded wallet knows. */
export class EmbeddedNetworkError extends KitError {
  override readonly name = 'EmbeddedNetworkError'
  constructor() {
    super('The embedded wallet supports none of this app’s networks', { code: 'auth/no-network' })
  }
}
