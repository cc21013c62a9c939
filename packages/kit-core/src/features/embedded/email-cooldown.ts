/**
 * The pause between two e-mail logins.
 *
 * Source  spec R-CONN-55, R-CONN-56, R-CONST-01
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import type { Kit } from '../../kit.js'
import { updateAuth } from './update-auth.js'

const EMAIL_COOLDOWN_MS = 30_000

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** When an e-mail login was asked for last, epoch milliseconds. */
const LAST_EMAIL_LOGIN_KEY = jsonKey('auth_last_email_login', isMoment)

/** When the pause ends; undefined where none is, or a clock was put back. */
export function getCooldownEnd({ storage }: Kit, nowMs: number): number | undefined {
  const lastMs = storage.get(LAST_EMAIL_LOGIN_KEY)
  return lastMs === undefined || lastMs > nowMs ? undefined : lastMs + EMAIL_COOLDOWN_MS
}

/** Starts the pause. Called before the attempt's first request, so that a refused attempt counts too. */
export function startCooldown(kit: Kit, nowMs: number): void {
  kit.storage.set(LAST_EMAIL_LOGIN_KEY, nowMs)
  updateAuth(kit, { cooldownEndsAtMs: nowMs + EMAIL_COOLDOWN_MS })
}
