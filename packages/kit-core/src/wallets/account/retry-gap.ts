/**
 * The pause after tokens that could not be read. It belongs to an account on a network and survives a switch away and back.
 *
 * Source  spec R-ACCT-18, R-CONST-02
 */
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** No tokens are requested for this long after a failure. */
export const BALANCE_RETRY_GAP_MS = 30_000

/** Whether the last failure forbids to ask. One of the future is of another clock. */
export function isBlocked(lastRetry: number | undefined, nowMs: number): boolean {
  if (lastRetry === undefined) return false
  const ageMs = nowMs - lastRetry
  return ageMs >= 0 && ageMs < BALANCE_RETRY_GAP_MS
}

const failures = new WeakMap<Kit, Map<CaipAddress, number>>()

/** Time of the last failure of an account on a network, epoch milliseconds; undefined after a success. */
export function lastFailure(kit: Kit, caipAddress: CaipAddress): number | undefined {
  return failures.get(kit)?.get(caipAddress)
}

/** Stores the time of a failure, or that a success ended the pause. */
export function noteFailure(kit: Kit, caipAddress: CaipAddress, failedAtMs: number | undefined): void {
  const known = failures.get(kit) ?? new Map<CaipAddress, number>()
  failures.set(kit, known)
  if (failedAtMs === undefined) known.delete(caipAddress)
  else known.set(caipAddress, failedAtMs)
}
