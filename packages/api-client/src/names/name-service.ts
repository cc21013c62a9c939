/**
 * Runs a request about names and converts every error to a `NameError`, whose message is the service's or else `message`.
 *
 * Throws  NameError with the original error as its cause · the signal's reason when aborted
 * Source  spec R-API-43, R-API-44, R-NAME-11, R-NAME-19, R-NAME-24, R-NAME-26
 */
import { isApiError, NameError } from '../client/errors.js'

export async function callNameService<T>(
  call: () => Promise<T>,
  { message, signal }: { readonly message: string; readonly signal: AbortSignal | undefined },
): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    signal?.throwIfAborted()
    const description = isApiError(cause, 'api/http') ? cause.description : ''
    throw new NameError({ message: description || message, cause })
  }
}
