/**
 * Counts what happens within a time, in the store, so that several instances share the counts.
 *
 * In      a limit, and whom it counts; only a hash of that is stored
 * Out     milliseconds until the next one is allowed; 0 when this one is
 */
import { sha256 } from '../../bytes/sha256.js'
import type { FrameStoreOperations } from '../store/frame-store.js'

/** At most `max` within `perMs` of the first. */
export type Limit = { readonly name: string; readonly max: number; readonly perMs: number }

/** Counts on top of the server's store. */
export type Limiter = {
  /** Counts one, and returns how long to wait when it is over the limit. */
  count(limit: Limit, ...who: readonly string[]): Promise<number>
  /** Forgets the count. */
  clear(limit: Limit, ...who: readonly string[]): Promise<void>
}

/** Creates a limiter. */
export function createLimiter({ store, now }: { store: FrameStoreOperations; now: () => number }): Limiter {
  const toKey = async ({ name }: Limit, who: readonly string[]) => `limit:${name}:${await sha256(JSON.stringify(who))}`
  return {
    async count(limit, ...who) {
      const { count, expiresAtMs } = await store.count(await toKey(limit, who), now() + limit.perMs)
      return count > limit.max ? Math.max(expiresAtMs - now(), 1) : 0
    },
    clear: async (limit, ...who) => store.remove(await toKey(limit, who)),
  }
}
