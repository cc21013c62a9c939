/**
 * Time that a fetched value is still fresh, in ms; 0 once it is stale.
 *
 * In      startMs     when it was fetched, in epoch milliseconds
 *         lifetimeMs  how long it is fresh
 *         When the clock was set back since, the age is unknown, so the value counts as stale
 */
export function getMsLeft(startMs: number, lifetimeMs: number): number {
  const ageMs = Date.now() - startMs
  return ageMs < 0 ? 0 : Math.max(0, lifetimeMs - ageMs)
}
