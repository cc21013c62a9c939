import { WalletRequestError } from '../errors/errors.js'
import { isKitError } from '../errors/kit-error.js'

/**
 * Returns a function that loads something on its first call and returns the same promise afterwards. The next call
 * repeats a failed load. Throws the kit's own error, or a WalletRequestError around any other.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw isKitError(error) ? error : new WalletRequestError('', undefined, error)
    })
    return loading
  }
}
