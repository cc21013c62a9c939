import { isPairingExpired, parsePairingUri } from './pairing-uri.js'

const TOPIC = 'a1'.repeat(32)
const KEY = 'b2'.repeat(32)
const URI = `wc:${TOPIC}@2?relay-protocol=irn&symKey=${KEY}`
const NOW = 1_700_000_000_000

test('R-CONN-29 parses the topic and, if included, the expiry', () => {
  expect(parsePairingUri(URI, NOW)).toEqual({ topic: TOPIC, expiresAtMs: undefined })
  expect(parsePairingUri(`wc:${TOPIC}@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=${KEY}`, NOW)).toEqual({
    topic: TOPIC,
    expiresAtMs: 1_700_000_300_000,
  })
})

test.each([
  ['nothing', undefined],
  ['no text', { uri: URI }],
  ['another scheme', URI.replace('wc:', 'javascript:')],
  ['another version', URI.replace('@2', '@1')],
  ['a short topic', URI.replace(TOPIC, 'a1')],
  ['capital letters', URI.replace(TOPIC, TOPIC.toUpperCase())],
  ['a short key', URI.replace(KEY, 'b2')],
  ['no key', URI.replace(/&symKey.*/, '')],
  ['no relay', URI.replace('relay-protocol=irn&', '')],
  ['another relay', URI.replace('irn', 'waku')],
  ['a key twice', `${URI}&symKey=${KEY}`],
  ['a blank', `${URI}& x=1`],
  ['a line break', `${URI}\n`],
  ['a past end', `${URI}&expiryTimestamp=1699999999`],
  ['an end that is none', `${URI}&expiryTimestamp=soon`],
  ['too long a text', `${URI}&x=${'y'.repeat(900)}`],
])('R-CONN-29 rejects a URI with %s', (_, text) => {
  expect(parsePairingUri(text, NOW)).toBe(undefined)
})

test('R-CONN-30 R-CONST-11 treats a URI with 10 s or less left as expired', () => {
  expect(isPairingExpired(NOW + 10_001, NOW)).toBe(false)
  expect(isPairingExpired(NOW + 10_000, NOW)).toBe(true)
  expect(isPairingExpired(undefined, NOW)).toBe(true)
})
