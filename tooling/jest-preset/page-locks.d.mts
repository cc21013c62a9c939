/** A browser's locks, as far as pages use them. */
export type PageLocks = {
  /** The pages that hold some are gone. */
  freeAll(): void
  giveBack(): void
}

/**
 * Puts a browser's locks where pages look for them, for pages that live in one process. An answer takes `slowMs`, 0 by
 * default.
 */
export function lendLocks(options?: { readonly slowMs?: number }): PageLocks
