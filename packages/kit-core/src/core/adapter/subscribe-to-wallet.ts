import { safeGet } from '../../base/validation/safe-get.js'
import { ignoreErrors } from './ignore-errors.js'

/**
 * Subscribes to a wallet's events through its method (`on`). The returned function unsubscribes, if that method
 * returned a function. Never throws: a wallet that rejects the subscription emits nothing.
 */
export function subscribeToWallet(owner: unknown, method: string, ...params: readonly unknown[]): () => void {
  const subscribe = safeGet(owner, method)
  const unsubscribe =
    typeof subscribe === 'function' ? ignoreErrors(() => Reflect.apply(subscribe, owner, params)) : undefined
  return () => {
    if (typeof unsubscribe === 'function') ignoreErrors(() => unsubscribe())
  }
}
