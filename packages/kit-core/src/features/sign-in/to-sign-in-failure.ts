import type { KitError } from '../../base/errors/kit-error.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'

/** An error as the state keeps it. */
export function failureOf({ code, message }: KitError): SignInFailure {
  return { code, message }
}
