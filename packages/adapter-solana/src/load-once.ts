import { isKitError, WalletRequestError } from '@bowline/kit-core'

/** Loads something once. A failed load is tried again by the next caller; it throws a WalletRequestError. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw isKitError(error) ? error : new WalletRequestError('', undefined, error)
    })
    return loading
  }
}
