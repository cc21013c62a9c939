/**
 * Suggestions for an email address that the user is typing.
 *
 * In      typed     text of the field
 *         used      addresses used before on this device, newest first
 * Out     completeEmail      addresses with a common email domain, once the text has an `@`; at most four
 *         filterUsedEmails   used addresses that start with the text; all of them when it is empty
 *         isEmail            whether the text is a valid address
 * Source  R-CONN-51, R-CONN-53
 */

const DOMAINS = ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'hotmail.com', 'proton.me', 'aol.com']
const MAX_SUGGESTIONS = 4

const ADDRESS = /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Address in the form that is sent: trimmed and in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** Whether the text is a valid email address. */
export function isEmail(typed: string): boolean {
  const address = normalizeEmail(typed)
  return ADDRESS.test(address) && !address.startsWith('.') && !address.includes('..') && !address.includes('.@')
}

/** Addresses that start with the text and have a common email domain. */
export function completeEmail(typed: string): readonly string[] {
  const [name = '', domain, ...more] = normalizeEmail(typed).split('@')
  if (name === '' || domain === undefined || more.length > 0) return []
  return DOMAINS.filter((known) => known.startsWith(domain) && known !== domain)
    .slice(0, MAX_SUGGESTIONS)
    .map((known) => `${name}@${known}`)
}

/** Used addresses that start with the text. */
export function filterUsedEmails(typed: string, used: readonly string[]): readonly string[] {
  const address = normalizeEmail(typed)
  return used.filter((known) => known.startsWith(address) && known !== address)
}
