import { safeGet } from '../../base/validation/safe-get.js'

/**
 * Subscribes to a wallet's events through its method (`on`). The returned function unsubscribes, if that method
 * returned a function. Never throws: a wallet that rejects the subscription emits nothing.
 */
export function subscribeToWallet(owner: unknown, method: string, ...params: readonly unknown[]): () => void {
  const begin = safeGet(owner, method)
  const end = typeof begin === 'function' ? quietly(() => Reflect.apply(begin, owner, params)) : undefined
  return () => {
    if (typeof end === 'function') quietly(() => end())
  }
}

function quietly(action: () => unknown): unknown {
  try {
    return action()
  } catch {
    return undefined
  }
}
