/** Operations of a store on one key. Each is atomic: concurrent calls never see a partial change. */
export interface FrameStoreOperations {
  get(key: string): Promise<unknown>
  /** Values are JSON. Without `expiresAtMs` (epoch milliseconds) the value never expires. */
  set(key: string, value: unknown, expiresAtMs?: number): Promise<void>
  /** Sets the value only when the key is absent. Resolves to whether it was set. */
  add(key: string, value: unknown, expiresAtMs?: number): Promise<boolean>
  /** Returns and removes the value. Of two concurrent calls only one gets it. */
  take(key: string): Promise<unknown>
  /** Increments a counter, starting at one. The first increment of a key sets its expiry. */
  count(key: string, expiresAtMs: number): Promise<{ count: number; expiresAtMs: number }>
  remove(key: string): Promise<void>
}

/**
 * The server's storage for accounts, logins, codes, limits and sealed wallets (server option `store`). Several instances of the server
 * may share one. `describeFrameStore` of `@bowline/secure-site/testing` tests an implementation.
 */
export interface FrameStore extends FrameStoreOperations {
  /**
   * Runs several operations as one: all of them happen, or none when `work` rejects, and no other call changes what `work` has read.
   * `work` may run more than once, so it uses the store that it is given and has no other effects.
   */
  transaction<Result>(work: (store: FrameStoreOperations) => Promise<Result>): Promise<Result>
  /** The keys that start with `prefix` and come after `after`, in the order of their bytes; at most `limit`. */
  list(params: { prefix: string; after?: string; limit: number }): Promise<readonly string[]>
}
