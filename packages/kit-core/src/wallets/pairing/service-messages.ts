/**
 * Maps messages of the relay service about the app's project to alerts.
 *
 * In      text  a line of the provider's log or one of its errors
 * Out     the alert's code; undefined for any other text
 * Source  spec R-ALERT-10, R-ALERT-14 to 17: by inclusion, in this order
 */
import type { LazyAlertCode } from '../../core/alert/lazy-alerts.js'

const MESSAGES: readonly (readonly [text: string, code: LazyAlertCode])[] = [
  ['Unauthorized: origin not allowed', 'alert/origin-not-allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'alert/session-expired'],
  ['Unauthorized: invalid key', 'alert/invalid-project-id'],
]

export function getMessageAlert(text: string): LazyAlertCode | undefined {
  return MESSAGES.find(([part]) => text.includes(part))?.[1]
}
