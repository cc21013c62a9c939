/**
 * Addresses that logged in on this device, for the e-mail field.
 *
 * Source  spec R-CONN-53
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isListOf } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { isEmail } from './is-email.js'
import { updateAuth } from './update-auth.js'

const USED_EMAILS = 3

/** The addresses, newest first. */
export const USED_EMAILS_KEY = jsonKey('auth_used_emails', (value) => isListOf(value, isEmail, USED_EMAILS))

/** Puts an address first among them. */
export function rememberEmail(kit: Kit, email: string): void {
  keep(kit, [email, ...without(kit, email)])
}

/** Removes an address from them. */
export function forgetEmail(kit: Kit, { email }: { email: string }): void {
  keep(kit, without(kit, email))
}

function without({ storage }: Kit, email: string): readonly string[] {
  return (storage.get(USED_EMAILS_KEY) ?? []).filter((used) => used !== email)
}

function keep(kit: Kit, emails: readonly string[]): void {
  const usedEmails = emails.slice(0, USED_EMAILS)
  kit.storage.set(USED_EMAILS_KEY, usedEmails)
  updateAuth(kit, { usedEmails })
}
