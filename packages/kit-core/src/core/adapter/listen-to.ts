import { readKey } from '../../base/validation/read-key.js'

/**
 * Begins to hear a wallet: calls its method with these parameters, which may return a function that ends it. Never throws: a
 * wallet that cannot be heard tells nothing.
 */
export function listenTo(owner: unknown, method: string, ...params: readonly unknown[]): () => void {
  const begin = readKey(owner, method)
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
