import type { KitError } from '../../base/errors/kit-error.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'

/** Converts a sign-in error to the plain data in `signIn.failure`. */
export function toSignInFailure({ code, message }: KitError): SignInFailure {
  return { code, message }
}
