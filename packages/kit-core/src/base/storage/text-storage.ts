/** Text under keys, of a chain library or of the kit itself. Never throws. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
