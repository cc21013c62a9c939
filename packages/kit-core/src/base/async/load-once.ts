import { WalletRequestError } from '../errors/errors.js'
import { isKitError } from '../errors/kit-error.js'

/** Loads something once. The next caller repeats a failed load, which throws a WalletRequestError. */
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
