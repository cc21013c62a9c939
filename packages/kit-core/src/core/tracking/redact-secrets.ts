const SECRETS = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}|symKey(?:=|%3D)[^&\s]*|(?:0x)?[0-9a-f]{64,}/gi

/**
 * Removes email addresses, pairing keys and long runs of hex from a text of an event. Keeps at most 1,000 characters.
 * Source: spec R-TRACK-07; security design §8, analytics.
 */
export function redactSecrets(text: string): string {
  return text.slice(0, 1_000).replace(SECRETS, '…')
}
