import { KitError } from '../../base/errors/kit-error.js'

/** The code or the iframe of the embedded wallet could not be loaded, or `endpoints.secureSite` is not set. */
export class FrameLoadError extends KitError {
  override readonly name = 'FrameLoadError'
  constructor(cause?: unknown) {
    super('Unable to load email login dependency', { code: 'auth/frame-load', cause })
  }
}

/** An email was requested within 30 s of the last one, or for the sixth time in 10 minutes. `secondsLeft` is rounded up. */
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

/** The embedded wallet lost the login: its iframe was replaced, and the browser does not keep storage for iframes. */
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

/** The browser blocked the window of the embedded wallet's account. Open it again within a click. */
export class WindowBlockedError extends KitError {
  override readonly name = 'WindowBlockedError'
  constructor() {
    super('Couldn’t open the window', { code: 'window/blocked' })
  }
}

/** Whether the frame refuses a login in the page because users log in in the secure site's window. */
export function isWindowLogin(error: unknown): boolean {
  return error instanceof EmbeddedWalletError && error.reason === 'login_window'
}

/** The URL of the social provider could not be fetched or is not trusted. */
export class SocialRedirectError extends KitError {
  override readonly name = 'SocialRedirectError'
  constructor(cause?: unknown) {
    super('Couldn’t start the login', { code: 'social/redirect', cause })
  }
}

/** A social login took longer than 45 s. */
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

/** The URL for a Farcaster login is not trusted. */
export class FarcasterError extends KitError {
  override readonly name = 'FarcasterError'
  constructor(cause?: unknown) {
    super('Couldn’t read the Farcaster address', { code: 'farcaster/address', cause })
  }
}

/** The embedded wallet supports none of the app's networks, or their adapters do not support it. */
export class EmbeddedNetworkError extends KitError {
  override readonly name = 'EmbeddedNetworkError'
  constructor() {
    super('The embedded wallet supports none of this app’s networks', { code: 'auth/no-network' })
  }
}
