/**
 * The server's storage for accounts, logins, codes and sealed wallets (server option `store`). Each operation is atomic:
 * concurrent calls never see a partial change.
 */
export interface FrameStore {
  get(key: string): Promise<unknown>
  /** Without `expiresAtMs` (epoch milliseconds) the value never expires. */
  set(key: string, value: unknown, expiresAtMs?: number): Promise<void>
  /** Sets the value only when the key is absent. Resolves to whether it was set. */
  add(key: string, value: unknown, expiresAtMs?: number): Promise<boolean>
  /** Returns and removes the value. Of two concurrent calls only one gets it. */
  take(key: string): Promise<unknown>
  /** Increments a counter, starting at one. The first increment of a key sets its expiry. */
  count(key: string, expiresAtMs: number): Promise<{ count: number; expiresAtMs: number }>
  remove(key: string): Promise<void>
}
