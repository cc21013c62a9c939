/**
 * Emails used for logins on this device, suggested in the email field.
 *
 * Source  spec R-CONN-53
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isListOf } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { isEmail } from './is-email.js'
import { updateAuth } from './update-auth.js'

const USED_EMAILS = 3

/** Storage key of the used emails, newest first, at most three. */
export const USED_EMAILS_KEY = jsonKey('auth_used_emails', (value) => isListOf(value, isEmail, USED_EMAILS))

/** Adds an email, or moves it to the front, after a login or a change of email. */
export function rememberEmail(kit: Kit, email: string): void {
  keep(kit, [email, ...without(kit, email)])
}

/** Removes an email from the suggestions, when the user dismisses it. */
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
