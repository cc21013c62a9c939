import type { KitError } from '../errors/kit-error.js'
import type { SignInFailure } from './state.js'

/** An error as the state keeps it. */
export function failureOf({ code, message }: KitError): SignInFailure {
  return { code, message }
}
