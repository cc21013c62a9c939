/**
 * The pause after a failed token request, per account and network. It survives switching to another network and back.
 *
 * Source  spec R-ACCT-18, R-CONST-02
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'

/** No tokens are requested for this long after a failure. */
export const BALANCE_RETRY_GAP_MS = 30_000

/** Whether the last failure blocks a new request. A time in the future is ignored: the clock was changed. */
export function isInRetryGap(lastRetry: number | undefined, nowMs: number): boolean {
  if (lastRetry === undefined) return false
  const ageMs = nowMs - lastRetry
  return ageMs >= 0 && ageMs < BALANCE_RETRY_GAP_MS
}

/** Time of the last failure by account and network, epoch milliseconds; no entry after a success. */
export const tokenFailures = perOwner(() => new Map<CaipAddress, number>())

/** Namespaces for which the service last responded that it is unavailable: polling stops. Source: spec R-ACCT-23, R-API-08. */
export const tokenOutages = perOwner(() => new Set<Namespace>())
