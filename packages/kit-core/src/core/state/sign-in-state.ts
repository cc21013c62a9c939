import type { CaipAddress } from '../../base/caip/namespace.js'
import type { KitErrorCode } from '../../base/errors/kit-error.js'
import type { KitConfig } from '../config/parse-options.js'

/** Progress of the active account's sign-in. */
export type SignInStatus =
  /** No sign-in: not enabled, not connected, or on a network that sign-in does not apply to. */
  | 'idle'
  /** The sessions are being loaded. */
  | 'checking'
  /** The account has no session. */
  | 'needed'
  /** The wallet is being asked to sign. */
  | 'signing'
  /** The account has a session. */
  | 'signed'

/** The error that ended a sign-in, as plain data. */
export type SignInFailure = { readonly code: KitErrorCode; readonly message: string }

/** State of the sign-in with a wallet. */
export type SignInState = {
  /** Whether the options configure sign-in. */
  readonly isEnabled: boolean
  /** Whether a connecting user must sign in. Known after the first check. */
  readonly isRequired: boolean
  readonly status: SignInStatus
  /** Account and network of the status. */
  readonly address: CaipAddress | undefined
  /**
   * Why there is no session while `status` is `needed`: the error of the last attempt, or
   * `wallet/signing-unsupported` when the account is known to be unable to sign. Undefined before an attempt.
   */
  readonly failure?: SignInFailure | undefined
}

export function firstSignInState({ siwx, siweConfig }: KitConfig): SignInState {
  const isEnabled = siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
  return { isEnabled, isRequired: false, status: 'idle', address: undefined }
}

/**
 * Whether a sign-in failed for a reason other than the user declining. A required sign-in can then be closed. Source:
 * spec R-SIWX-66.
 */
export function isSignInError(failure: SignInFailure | undefined): boolean {
  return failure !== undefined && failure.code !== 'sign-in/declined'
}
