/**
 * Values by keys that nobody guesses, each for a while, in the memory of the process.
 *
 * In      lifetimeMs, maxEntries   of more than these the oldest is forgotten
 * Out     put    the key under which it is kept
 *         get    undefined when it is unknown, over or taken
 *         take   the same, and it is gone
 */
import { createNonce } from '@bowline/kit-core/server'

/** Values, each for a while. */
export type ExpiringMap<Value> = {
  readonly put: (value: Value) => string
  readonly get: (key: string) => Value | undefined
  readonly take: (key: string) => Value | undefined
}

/** Makes an empty one. */
export function createExpiringMap<Value>({
  lifetimeMs,
  maxEntries,
}: {
  lifetimeMs: number
  maxEntries: number
}): ExpiringMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly endsAtMs: number }>()

  function get(key: string): Value | undefined {
    const entry = entries.get(key)
    if (entry !== undefined && entry.endsAtMs <= Date.now()) entries.delete(key)
    return entries.get(key)?.value
  }

  return {
    put(value) {
      const key = createNonce()
      entries.set(key, { value, endsAtMs: Date.now() + lifetimeMs })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return key
    },
    get,
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
  }
}
