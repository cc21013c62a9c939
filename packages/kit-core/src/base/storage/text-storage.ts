/** Text storage by key, for a chain library or the kit. The kit's implementation, `safeStorage`, never throws. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
