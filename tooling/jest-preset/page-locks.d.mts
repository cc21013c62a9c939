/** A browser's locks, as far as pages use them. */
export type PageLocks = {
  /** Releases the locks of closed pages. */
  freeAll(): void
  giveBack(): void
}

/**
 * Installs a browser's locks, for pages that run in one process. A response takes `slowMs`, 0 by
 * default.
 */
export function lendLocks(options?: { readonly slowMs?: number }): PageLocks
