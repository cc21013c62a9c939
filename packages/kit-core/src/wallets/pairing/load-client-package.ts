/**
 * Loads the optional package `@walletconnect/sign-client`. Bundlers build an app without it only if its `import()` is
 * awaited inside a `try`.
 *
 * Throws  PairingUnavailableError  the package is not installed
 *         the error of `import()`  its code could not be fetched
 * Source  spec R-HOST-91, R-HOST-93
 */
import { PairingUnavailableError } from './errors.js'

/** How browsers, bundlers and Node report a package that is not installed. */
const NOT_INSTALLED = /cannot find (module|package)|could not resolve|failed to resolve|specifier|does not resolve/i

export async function loadClientPackage() {
  try {
    return await import('@walletconnect/sign-client')
  } catch (error) {
    throw error instanceof Error && NOT_INSTALLED.test(error.message) ? new PairingUnavailableError(error) : error
  }
}
