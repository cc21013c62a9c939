/**
 * What a typed address could become.
 *
 * In      typed     the text of the field
 *         used      addresses used before on this device, newest first
 * Out     completeEmail   addresses with a common mail domain, once there is an `@`; at most four
 *         filterUsedEmails       used addresses that begin with the text; all while it is empty
 *         isEmail         whether the text is an address that can be written to
 * Source  R-CONN-51, R-CONN-53
 */

const DOMAINS = ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'hotmail.com', 'proton.me', 'aol.com']
const MAX_SUGGESTIONS = 4

const ADDRESS = /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** The address as it is sent. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** Whether it is an address. */
export function isEmail(typed: string): boolean {
  const address = normalizeEmail(typed)
  return ADDRESS.test(address) && !address.startsWith('.') && !address.includes('..') && !address.includes('.@')
}

/** Addresses that the text could be the beginning of. */
export function completeEmail(typed: string): readonly string[] {
  const [name = '', domain, ...more] = normalizeEmail(typed).split('@')
  if (name === '' || domain === undefined || more.length > 0) return []
  return DOMAINS.filter((known) => known.startsWith(domain) && known !== domain)
    .slice(0, MAX_SUGGESTIONS)
    .map((known) => `${name}@${known}`)
}

/** Used addresses that fit the text. */
export function filterUsedEmails(typed: string, used: readonly string[]): readonly string[] {
  const address = normalizeEmail(typed)
  return used.filter((known) => known.startsWith(address) && known !== address)
}
