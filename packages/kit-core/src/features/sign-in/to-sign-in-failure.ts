import type { KitError } from '../../base/errors/kit-error.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'

/** Converts an error to the plain data that the state holds. */
export function toSignInFailure({ code, message }: KitError): SignInFailure {
  return { code, message }
}
