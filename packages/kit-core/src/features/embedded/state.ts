/** State of the embedded wallet's login and iframe. The logged-in users are part of the accounts. */
import type { SocialProvider } from '../../core/config/features.js'

/**
 * State of a social login, or of any login in the secure site's window. `waiting`: for the provider's window. `retrieving`: the user's data. `cancelled`: the user closed
 * the window.
 */
export type SocialLoginState = {
  /** `email`: an email login in the secure site's window. */
  readonly provider: SocialProvider | 'email'
  readonly stage: 'opening' | 'waiting' | 'retrieving' | 'cancelled' | 'failed'
  readonly error?: string | undefined
}

/** State of a Farcaster login. Its URL is `farcasterUrl` of the active namespace's account. */
export type FarcasterState = {
  readonly stage: 'loading' | 'shown' | 'retrieving' | 'failed'
  readonly error?: string | undefined
}

/** The `auth` slice: state of the embedded wallet's login and iframe. */
export type AuthState = {
  /** Email of the pending login or change of email. Goes to storage only after success. */
  readonly email: string | undefined
  readonly emailFlow: 'login' | 'update' | undefined
  /** When the 30 s pause after the last login email ends, epoch milliseconds. */
  readonly cooldownEndsAtMs: number | undefined
  /** Emails used on this device, newest first, at most three. */
  readonly usedEmails: readonly string[]
  readonly social: SocialLoginState | undefined
  readonly farcaster: FarcasterState | undefined
  /** Status of the iframe; `none` before the first request. */
  readonly frame: 'none' | 'loading' | 'ready' | 'failed'
  /** Where users log in, once a frame has said it: in the secure site's window, or in the page. */
  readonly login: 'window' | 'page' | undefined
  /** `isOpen`: a request in the frame waits for the user's decision. `height`: of its card in CSS pixels, once the frame reports it. */
  readonly approval: { readonly isOpen: boolean; readonly height?: number }
}

/** Initial value of the slice. */
export const INITIAL_AUTH_STATE: AuthState = {
  email: undefined,
  emailFlow: undefined,
  cooldownEndsAtMs: undefined,
  usedEmails: [],
  social: undefined,
  farcaster: undefined,
  frame: 'none',
  login: undefined,
  approval: { isOpen: false },
}
