/** Text storage by key, for a chain library or the kit. Never throws. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
