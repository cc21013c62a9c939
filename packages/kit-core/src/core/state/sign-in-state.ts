import type { CaipAddress } from '../../base/caip/namespace.js'
import type { KitErrorCode } from '../../base/errors/kit-error.js'
import type { KitState } from '../../state.js'
import type { KitConfig } from '../config/parse-options.js'
import { selectAccount } from './select-account.js'

/** How far the sign-in of the active account has come. */
export type SignInStatus =
  /** Nothing to ask: not enabled, not connected, or on a network that is not the app's. */
  | 'idle'
  /** Its sessions are being looked up. */
  | 'checking'
  /** It has none. */
  | 'needed'
  /** The wallet was asked to sign. */
  | 'signing'
  /** It has one. */
  | 'signed'

/** An error that a sign-in ended with, as plain data. */
export type SignInFailure = { readonly code: KitErrorCode; readonly message: string }

/** Sign-in with wallet. */
export type SignInState = {
  /** The options have it. */
  readonly isEnabled: boolean
  /** A visitor who connects has to sign in. Known from the first check on. */
  readonly isRequired: boolean
  readonly status: SignInStatus
  /** Whom the status is about, on which network. */
  readonly address: CaipAddress | undefined
  /**
   * Why it did not come to a session, while `needed`: what ended the last attempt, or `wallet/signing-unsupported` where the
   * account is known to sign no messages. Undefined before an attempt.
   */
  readonly failure?: SignInFailure | undefined
}

/** First value of the slice. */
export function firstSignInState({ siwx, siweConfig }: KitConfig): SignInState {
  const isEnabled = siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
  return { isEnabled, isRequired: false, status: 'idle', address: undefined }
}

/** Whether sign-in is required and the active account has no session. Source: spec R-MODAL-14, R-SIWX-20. */
export function selectIsSignInMissing({ signIn }: KitState): boolean {
  return signIn.isRequired && (signIn.status === 'needed' || signIn.status === 'signing')
}

/** Whether the active account has a session, as far as the last check knows. */
export function selectIsSignedIn(state: KitState): boolean {
  const { status, address } = state.signIn
  return status === 'signed' && address === selectAccount(state).caipAddress
}

/** Whether something failed, other than that the visitor declined: what is required can then be left. Source: spec R-SIWX-66. */
export function isFailure(failure: SignInFailure | undefined): boolean {
  return failure !== undefined && failure.code !== 'sign-in/declined'
}
