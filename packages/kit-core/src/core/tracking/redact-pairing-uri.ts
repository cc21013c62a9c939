const PLAIN_PARAMETERS: readonly string[] = ['expiryTimestamp', 'relay-protocol', 'methods']

/**
 * Returns a pairing URI without its key, for events: only with the parameters that grant no access. Empty for any other
 * text. Source: spec R-CONN-48, R-TRACK-07; security design §8, analytics.
 */
export function redactPairingUri(uri: string): string {
  const match = /^wc:([0-9a-f]{1,64})@(\d{1,2})(?:\?(.*))?$/is.exec(uri)
  if (!match) return ''
  const parameters = (match[3] ?? '').split('&').filter((part) => PLAIN_PARAMETERS.includes(part.split('=')[0] ?? ''))
  return `wc:${match[1]}@${match[2]}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}
