/** Where the server keeps things. Each operation is whole: two calls at once never see half of one another. */
export interface FrameStore {
  get(key: string): Promise<unknown>
  /** Without `expiresAtMs` (epoch milliseconds) it stays. */
  set(key: string, value: unknown, expiresAtMs?: number): Promise<void>
  /** Sets only what is not there; answers whether it did. */
  add(key: string, value: unknown, expiresAtMs?: number): Promise<boolean>
  /** Gets and removes: of two calls one gets it. */
  take(key: string): Promise<unknown>
  /** Counts up from one; the first count of a key sets when it is forgotten. */
  count(key: string, expiresAtMs: number): Promise<{ count: number; expiresAtMs: number }>
  remove(key: string): Promise<void>
}
