import type { MessageContext } from './check-sign-in.js'
import { reviewMessage } from './review-message.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const place: MessageContext = {
  origin: 'https://okay.example',
  address,
  caipNetworkId: 'eip155:1',
  nowMs: Date.parse('2026-03-01T12:00:00Z'),
}
const bytes = (text: string) => new TextEncoder().encode(text)
const review = (text: string, at = place) => reviewMessage(bytes(text), at)
const ids = (text: string, at = place) => review(text, at).warnings.map(({ id }) => id)

describe('a message', () => {
  test('R-FRAME-38 R-ROLE-02 shows a message with its line breaks and its bytes', () => {
    const shown = review('Hello\nthere')
    expect(shown).toMatchObject({ title: 'Sign a message', text: 'Hello\nthere', warnings: [] })
    expect(shown.details).toBe('0x48656c6c6f0a7468657265')
  })

  test.each([
    ['', ['empty-text']],
    ['  \n ', ['empty-text']],
    ['ab'.repeat(32), ['bare-hash']],
    [`0x${'AB'.repeat(32)} `, ['bare-hash']],
    ['pay \u202e1', ['unseen-characters']],
    ['a\u200bb', ['unseen-characters']],
    ['\ud800', []],
  ])('R-FRAME-38 shows for %j the warnings %j', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  test('R-FRAME-38 warns of bytes that are not text, and of 32 bare bytes', () => {
    expect(reviewMessage(Uint8Array.of(0xff, 0xfe), place)).toMatchObject({
      text: '0xfffe',
      warnings: [{ id: 'not-text' }],
    })
    expect(reviewMessage(new Uint8Array(32).fill(0xff), place).warnings).toMatchObject([{ id: 'bare-hash' }])
  })

  test('R-FRAME-38 rejects encoded typed data and messages over 64 KiB', () => {
    const typed = new Uint8Array(66)
    typed.set([0x19, 0x01])
    expect(() => reviewMessage(typed, place)).toThrow('The message is encoded typed data')
    expect(() => review('a'.repeat(65_537))).toThrow('The message is too long')
  })
})

const signIn = (change: (lines: string[]) => string[] = (lines) => lines) =>
  change([
    'okay.example wants you to sign in with your Ethereum account:',
    address,
    '',
    'I accept the terms',
    '',
    'URI: https://okay.example/login',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh12',
    'Issued At: 2026-03-01T11:59:00Z',
    'Expiration Time: 2026-03-02T11:59:00Z',
  ]).join('\n')
const line = (index: number, text: string) => signIn((lines) => lines.with(index, text))

describe('a sign-in message', () => {
  test('R-FRAME-38 shows a sign-in message for this page and account as a sign-in', () => {
    expect(review(signIn())).toMatchObject({
      title: 'Sign in',
      warnings: [],
      lines: [{ value: 'okay.example' }, {}, {}],
    })
    expect(ids(signIn((lines) => [...lines.slice(0, 3), '', ...lines.slice(5)]))).toEqual([])
    expect(ids(line(0, 'https://okay.example:443 wants you to sign in with your Ethereum account:'))).toEqual([])
  })

  test.each([
    ['other site', line(0, 'bad.example wants you to sign in with your Ethereum account:')],
    ['longer site', line(0, 'okay.example.bad.example wants you to sign in with your Ethereum account:')],
    ['site with a user', line(0, 'okay.example@bad.example wants you to sign in with your Ethereum account:')],
    ['other scheme', line(0, 'http://okay.example wants you to sign in with your Ethereum account:')],
    ['other port', line(0, 'okay.example:8443 wants you to sign in with your Ethereum account:')],
    ['other case', line(0, 'okay.example WANTS you to sign in with your Ethereum account:')],
    ['unusual spaces', line(0, 'bad.example wants\u00a0you  to sign in with your Ethereum account:')],
    ['hidden characters', line(0, 'bad.example wants you\u200b to sign in with your Ethereum account:')],
    ['a break inside', signIn().replace('wants you', 'wants\nyou')],
    ['text before', `Hi\n${signIn()}`],
    ['text after', `${signIn()}\nBye`],
    ['CRLF', signIn().replaceAll('\n', '\r\n')],
    ['other account', line(1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')],
    ['no checksum', line(1, address.toLowerCase())],
    ['two statement lines', line(3, 'one\ntwo')],
    ['other uri', line(5, 'URI: https://bad.example')],
    ['script uri', line(5, 'URI: javascript://okay.example')],
    ['version', line(6, 'Version: 2')],
    ['chain 0', line(7, 'Chain ID: 0')],
    ['chain too large', line(7, 'Chain ID: 9007199254740993')],
    ['short nonce', line(8, 'Nonce: abc')],
    ['nonce with signs', line(8, 'Nonce: abcd-efgh')],
    ['impossible date', line(9, 'Issued At: 2025-13-40')],
    ['rolled date', line(9, 'Issued At: 2026-02-30T00:00:00Z')],
    ['expired', line(10, 'Expiration Time: 2026-03-01T11:59:30Z')],
    ['not valid yet', signIn((lines) => [...lines, 'Not Before: 2026-03-01T13:00:00Z'])],
  ])('R-FRAME-38 rejects a sign-in message with a wrong part: %s', (_, text) => {
    expect(() => review(text)).toThrow(/sign-in message/)
  })

  test.each([
    ['sign-in-chain', line(7, 'Chain ID: 137')],
    ['sign-in-issued', line(9, 'Issued At: 2026-03-01T11:00:00Z')],
    ['sign-in-life', line(10, 'Expiration Time: 2026-04-01T11:59:00Z')],
    ['sign-in-resources', signIn((lines) => [...lines, 'Resources:', '- https://bad.example/x'])],
  ])('R-FRAME-38 shows the warning %s for a sign-in message', (id, text) => {
    expect(ids(text)).toEqual([id])
  })
})
