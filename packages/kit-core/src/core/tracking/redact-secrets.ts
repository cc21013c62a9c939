/**
 * What an event may tell.
 *
 * In      text  words of a wallet, a service or a visitor
 * Out     the text with e-mail addresses, pairing keys and long runs of hex taken out
 * Source  spec R-TRACK-07; security design §8, analytics
 */
const SECRETS = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}|symKey(?:=|%3D)[^&\s]*|(?:0x)?[0-9a-f]{64,}/gi

/** A text without what nobody but the visitor may know. */
export function redactSecrets(text: string): string {
  return text.slice(0, 1_000).replace(SECRETS, '…')
}
