/**
 * The pause of 30 s between two login emails, shared by the site's pages through storage.
 *
 * Source  spec R-CONN-55, R-CONN-56, R-CONST-01
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import type { Kit } from '../../kit.js'
import { updateAuth } from './update-auth.js'

const EMAIL_COOLDOWN_MS = 30_000

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** When the last login email was requested, epoch milliseconds. */
const LAST_EMAIL_LOGIN_KEY = jsonKey('auth_last_email_login', isMoment)

/** When the pause ends, epoch milliseconds; undefined without a pause, or if the clock was set back. */
export function getCooldownEnd({ storage }: Kit, nowMs: number): number | undefined {
  const lastMs = storage.get(LAST_EMAIL_LOGIN_KEY)
  return lastMs === undefined || lastMs > nowMs ? undefined : lastMs + EMAIL_COOLDOWN_MS
}

/** Starts the pause. Called before the attempt's first request, so that a rejected attempt counts too. */
export function startCooldown(kit: Kit, nowMs: number): void {
  kit.storage.set(LAST_EMAIL_LOGIN_KEY, nowMs)
  updateAuth(kit, { cooldownEndsAtMs: nowMs + EMAIL_COOLDOWN_MS })
}
