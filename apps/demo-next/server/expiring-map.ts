/**
 * Values by unguessable keys, each for a limited time, in the memory of the process.
 *
 * In      lifetimeMs, maxEntries   the oldest entry is removed above this number
 * Out     put    the key of the stored value
 *         get    undefined when the key is unknown, expired or taken
 *         take   the same, and removes the value
 */
import { createNonce } from '@bowline/kit-core/server'

/** Values with an expiry. */
export type ExpiringMap<Value> = {
  readonly put: (value: Value) => string
  readonly get: (key: string) => Value | undefined
  readonly take: (key: string) => Value | undefined
}

/** Creates an empty map. */
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
