/** Text storage by key, for a chain library or the kit. The kit's own never throws (`safeStorage`). */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
