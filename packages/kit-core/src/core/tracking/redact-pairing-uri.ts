/**
 * Removes the key from a pairing URI, for events.
 *
 * In      uri  `wc:<topic>@2?…&symKey=<key>`, or any other text
 * Out     the URI with only the parameters that grant no access; empty for any other text
 * Source  spec R-CONN-48, R-TRACK-07; security design §8, analytics
 */
const PLAIN_PARAMETERS: readonly string[] = ['expiryTimestamp', 'relay-protocol', 'methods']

/** Returns a pairing URI with only the parameters that grant no access. Empty for any other text. */
export function redactPairingUri(uri: string): string {
  const match = /^wc:([0-9a-f]{1,64})@(\d{1,2})(?:\?(.*))?$/is.exec(uri)
  if (!match) return ''
  const parameters = (match[3] ?? '').split('&').filter((part) => PLAIN_PARAMETERS.includes(part.split('=')[0] ?? ''))
  return `wc:${match[1]}@${match[2]}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}
