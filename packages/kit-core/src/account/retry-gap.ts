/** How long nothing is asked after the tokens could not be read. Source: spec R-ACCT-18, R-CONST-02. */
export const BALANCE_RETRY_GAP_MS = 30_000

/** Whether the last failure forbids to ask. One of the future is of another clock. */
export function isBlocked(lastRetry: number | undefined, nowMs: number): boolean {
  if (lastRetry === undefined) return false
  const ageMs = nowMs - lastRetry
  return ageMs >= 0 && ageMs < BALANCE_RETRY_GAP_MS
}
