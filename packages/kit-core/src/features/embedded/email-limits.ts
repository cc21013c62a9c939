/**
 * Rate limit of login emails, resent ones included: at least 30 s after the previous one, and at most 5 in 10 minutes per kit.
 *
 * In      nowMs  epoch milliseconds
 * Throws  EmailCooldownError  seconds left, rounded up
 * Source  spec R-CONN-55 to 57, R-FRAME-44, R-CONST-01
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'
import { EmailCooldownError } from './auth-errors.js'
import { getCooldownEnd, startCooldown } from './email-cooldown.js'

const STARTS = 5
const STARTS_WITHIN_MS = 600_000

const logins = perOwner((): { startedAtMs: readonly number[] } => ({ startedAtMs: [] }))

/** Throws while the user has to wait; otherwise counts the attempt and starts the pause. Called before each email is requested. */
export function countEmailLogin(kit: Kit, nowMs: number): void {
  assertPast(getCooldownEnd(kit, nowMs) ?? nowMs, nowMs)
  const own = logins(kit)
  const starts = own.startedAtMs.filter((startMs) => startMs > nowMs - STARTS_WITHIN_MS && startMs <= nowMs)
  const [first] = starts.slice(-STARTS)
  if (starts.length >= STARTS && first !== undefined) assertPast(first + STARTS_WITHIN_MS, nowMs)
  own.startedAtMs = [...starts, nowMs]
  startCooldown(kit, nowMs)
}

function assertPast(endMs: number, nowMs: number): void {
  if (endMs > nowMs) throw new EmailCooldownError(Math.ceil((endMs - nowMs) / 1_000))
}
