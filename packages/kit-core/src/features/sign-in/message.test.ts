import { checksumAddress } from '../../base/caip/checksum-address.js'
import {
  checkSignInMessage,
  createNonce,
  formatSignInMessage,
  parseSignInMessage,
  type SiwxMessageData,
} from '../../sign-in.js'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const NOW_MS = Date.parse('2026-03-01T12:00:00.000Z')
const FULL: SiwxMessageData = {
  accountAddress: ADDRESS,
  chainId: 'eip155:1',
  domain: 'app.example:8443',
  uri: 'https://app.example:8443',
  version: '1',
  nonce: 'abcDEF123456',
  statement: 'Welcome to the app.',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expirationTime: '2026-03-08T12:00:00.000Z',
  notBefore: '2026-03-01T11:00:00.000Z',
  requestId: 'request-7',
  resources: ['https://app.example:8443/terms', 'ipfs://bafy'],
}
const TEXT = `app.example:8443 wants you to sign in with your Ethereum account:
${ADDRESS}

Welcome to the app.

URI: https://app.example:8443
Version: 1
Chain ID: 1
Nonce: abcDEF123456
Issued At: 2026-03-01T12:00:00.000Z
Expiration Time: 2026-03-08T12:00:00.000Z
Not Before: 2026-03-01T11:00:00.000Z
Request ID: request-7
Resources:
- https://app.example:8443/terms
- ipfs://bafy`
const { accountAddress, chainId, domain, uri, version, nonce } = FULL
const LEAST: SiwxMessageData = { accountAddress, chainId, domain, uri, version, nonce }
const expected = {
  domain: FULL.domain,
  chainId: FULL.chainId,
  accountAddress: ADDRESS,
  nonce: FULL.nonce,
  nowMs: NOW_MS,
}

const partOf = (action: () => unknown) => {
  try {
    action()
    return undefined
  } catch (error) {
    return error instanceof Error ? Reflect.get(error, 'part') : error
  }
}

test('R-SIWX-22 R-STATE-54 formats a message with every field as EIP-4361', () => {
  expect(formatSignInMessage(FULL)).toBe(TEXT)
})

test('R-SIWX-22 R-STATE-55 omits the lines of the statement and other optional fields when they are absent', () => {
  expect(formatSignInMessage(LEAST).split('\n').slice(1, 6)).toEqual([ADDRESS, '', '', `URI: ${uri}`, 'Version: 1'])
  expect(formatSignInMessage(LEAST).endsWith(`Nonce: ${nonce}`)).toBe(true)
})

test.each([
  ['eip155:137', 'Ethereum', '137'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
] as const)('R-SIWX-22 R-SIWX-23 names on %s the account %s and the chain %s', (id, name, written) => {
  const text = formatSignInMessage({ ...FULL, chainId: id })
  expect(text).toContain(`sign in with your ${name} account:\n`)
  expect(text).toContain(`\nChain ID: ${written}\n`)
  expect(parseSignInMessage(text)).toEqual({ ...FULL, chainId: id })
})

test('R-SIWX-26 parses a message back into its fields', () => {
  expect(parseSignInMessage(TEXT)).toEqual(FULL)
  expect(parseSignInMessage(formatSignInMessage(LEAST))).toEqual(LEAST)
  expect(parseSignInMessage(formatSignInMessage({ ...LEAST, resources: [] }))).toEqual({ ...LEAST, resources: [] })
})

test.each([
  ['other line breaks', TEXT.replaceAll('\n', '\r\n')],
  ['a line before', `\n${TEXT}`],
  ['a blank before', ` ${TEXT}`],
  ['a line after', `${TEXT}\n`],
  ['a line between', TEXT.replace('\nVersion', '\n\nVersion')],
  ['a field twice', TEXT.replace('\nNonce', '\nNonce: another00000\nNonce')],
  ['an unknown field', TEXT.replace('\nNonce', '\nPower: all\nNonce')],
  ['another order', TEXT.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
  ['no nonce', TEXT.replace('Nonce: abcDEF123456\n', '')],
  ['a statement of two lines', TEXT.replace('the app.', 'the app.\nAnd more')],
  ['a resource without its mark', TEXT.replace('- ipfs', 'ipfs')],
  ['no text of a sign-in', 'hello'],
  ['nothing', ''],
  ['far too much', `${TEXT}${'x'.repeat(20_000)}`],
])('R-SIWX-26 rejects a text with %s', (_, text) => {
  expect(partOf(() => parseSignInMessage(text))).toMatch(/^(format|chainId)$/)
})

test.each([
  ['Chain ID: 1', 'Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['Ethereum', 'Solana'],
  ['Ethereum', 'Dogecoin'],
])('R-SIWX-23 rejects a chain that does not match its name: %s → %s', (from, to) => {
  expect(partOf(() => parseSignInMessage(TEXT.replace(from, to)))).toBe('chainId')
})

test.each(['statement', 'domain', 'nonce', 'requestId', 'uri'] as const)(
  'R-SIWX-26 refuses to format a line break, a control character or a direction change in the %s',
  (part) => {
    for (const letter of ['\n', '\r', '\u2028', '\u0000', '\u202e']) {
      expect(partOf(() => formatSignInMessage({ ...FULL, [part]: `a${letter}b` }))).toBe(part)
    }
  },
)

test('R-SIWX-26 accepts a message for this site, account, network and time', () => {
  expect(() => checkSignInMessage(FULL, expected)).not.toThrow()
  expect(() => checkSignInMessage(LEAST, { domain: FULL.domain })).not.toThrow()
  const bare = { ...LEAST, domain: 'app.example', uri: 'https://app.example:443' }
  expect(() => checkSignInMessage(bare, { domain: 'app.example:443' })).not.toThrow()
})

const wrong: readonly (readonly [string, Partial<SiwxMessageData>])[] = [
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'app.example' }],
  ['domain', { domain: 'app.example:8443@evil.example' }],
  ['domain', { domain: '' }],
  ['uri', { uri: 'https://evil.example' }],
  ['uri', { uri: 'https://user@app.example:8443' }],
  ['uri', { uri: 'javascript:alert(1)' }],
  ['uri', { uri: 'app.example' }],
  ['version', { version: '2' }],
  ['version', { version: '1 ' }],
  ['chainId', { chainId: 'eip155:10' }],
  ['chainId', { chainId: 'eip155:01' }],
  ['chainId', { chainId: 'eip155:0x1' }],
  ['chainId', { chainId: 'eip155:9007199254740993' }],
  ['accountAddress', { accountAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }],
  ['accountAddress', { accountAddress: ADDRESS.toLowerCase() }],
  ['accountAddress', { accountAddress: ADDRESS.replace('5aA', '5Aa') }],
  ['accountAddress', { accountAddress: '' }],
  ['nonce', { nonce: 'another00000' }],
  ['nonce', { nonce: 'short1' }],
  ['nonce', { nonce: 'abcDEF-12345' }],
  ['resources', { resources: ['not an address'] }],
  ['expirationTime', { expirationTime: '2026-03-01T11:59:59.999Z' }],
  ['expirationTime', { expirationTime: '2026-03-08' }],
  ['expirationTime', { expirationTime: '2026-13-08T12:00:00.000Z' }],
  ['notBefore', { notBefore: '2026-03-01T12:00:00.001Z' }],
  ['issuedAt', { issuedAt: 'yesterday' }],
  ['issuedAt', { issuedAt: '2026-03-01T12:00:00+01:00' }],
  ['expirationTime', { issuedAt: '2026-03-09T12:00:00.000Z' }],
]

test.each(wrong)('R-SIWX-24 R-SIWX-26 R-SIWX-28 rejects a message for its %s: %j', (part, change) => {
  expect(partOf(() => checkSignInMessage({ ...FULL, ...change }, expected))).toBe(part)
})

test('R-SIWX-24 creates unique nonces of letters and digits only', () => {
  const nonces = Array.from({ length: 500 }, createNonce)
  expect(new Set(nonces).size).toBe(500)
  expect(nonces.every((each) => /^[A-Za-z0-9]{22}$/.test(each))).toBe(true)
  const letters = new Set(nonces.join(''))
  expect(letters.size).toBe(62)
})

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('R-SIWX-26 computes the EIP-55 checksum of %s', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address)
  expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
})
