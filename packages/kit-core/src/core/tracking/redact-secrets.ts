/**
 * Removes secrets from the text of an event.
 *
 * In      text  from a wallet, a service or a user
 * Out     the text without email addresses, pairing keys and long runs of hex
 * Source  spec R-TRACK-07; security design §8, analytics
 */
const SECRETS = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}|symKey(?:=|%3D)[^&\s]*|(?:0x)?[0-9a-f]{64,}/gi

/** Removes text that only the user may know. Keeps at most 1,000 characters. */
export function redactSecrets(text: string): string {
  return text.slice(0, 1_000).replace(SECRETS, '…')
}
