/** Puts a browser's locks where pages look for them, for pages that live in one process. */
export function lendLocks(): {
  /** The pages that hold some are gone. */
  freeAll(): void
  giveBack(): void
}
