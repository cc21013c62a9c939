import { HOSTILE_STRINGS } from '@bowline/api-client/mocks'
import { buildWalletUrl } from '../../index.js'
import { getCustomDeepLink } from './custom-deep-links.js'
import { toSafePageUrl } from './safe-page-url.js'

const URI = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
const ENCODED = encodeURIComponent(URI)
const hrefOf = (link: string | undefined) => buildWalletUrl({ link, uri: URI })

test.each([
  ['fox', `fox://wc?uri=${ENCODED}`],
  ['fox://', `fox://wc?uri=${ENCODED}`],
  ['fox://app', `fox://app/wc?uri=${ENCODED}`],
  ['fox://app.fox.example/open/', `fox://app.fox.example/open/wc?uri=${ENCODED}`],
  ['FOX://', `fox://wc?uri=${ENCODED}`],
  ['x-fox.app+1', `x-fox.app+1://wc?uri=${ENCODED}`],
  ['https://fox.example', `https://fox.example/wc?uri=${ENCODED}`],
  ['https://fox.example/', `https://fox.example/wc?uri=${ENCODED}`],
  ['https://fox.example:8443/app', `https://fox.example:8443/app/wc?uri=${ENCODED}`],
  ['HTTPS://Fox.Example/App', `https://fox.example/App/wc?uri=${ENCODED}`],
  ['bybitapp://open/route?targetUrl=by://web3/', `bybitapp://open/route?targetUrl=by://web3/wc?uri=${ENCODED}`],
])('R-CONN-45 the link %s opens %s', (link, href) => {
  expect(hrefOf(link)).toBe(href)
})

test.each(['fox', 'fox:', 'fox:/', 'fox://', 'FOX:', ' fox:// ', 'fox:\n'])(
  'R-CONN-203 treats %j as one link, whatever its spelling in a registry',
  (link) => {
    expect(hrefOf(link)).toBe(`fox://wc?uri=${ENCODED}`)
  },
)

test('R-CONN-46 encodes the URI twice for Telegram on Android', () => {
  const href = buildWalletUrl({ link: 'fox://', uri: URI, isTelegramAndroid: true })
  expect(href).toBe(`fox://wc?uri=${encodeURIComponent(ENCODED)}`)
})

const REFUSED = [
  // A bare word is a link's scheme.
  ...HOSTILE_STRINGS.filter((text) => text !== 'constructor' && text !== 'null'),
  '+1',
  '1.2.3',
  '\uff11',
  '['.repeat(100_000),
  // Every scheme of §8: as a word, as a native link, in upper case.
  ...[
    ...['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'http'],
    ...['ftp', 'ws', 'wss', 'intent', 'market', 'itms', 'itms-apps', 'itms-services', 'tel', 'sms', 'mailto'],
    ...['chrome', 'chrome-extension', 'chrome-search', 'edge', 'moz-extension', 'safari-web-extension', 'resource'],
    ...['jar', 'ms-settings', 'ms-word', 'ms-cxh-full', 'search', 'search-ms'],
  ].flatMap((scheme) => [scheme, `${scheme}://`, `${scheme}:x`, `${scheme.toUpperCase()}://x/`]),
  // Other forms.
  '',
  ' ',
  'w',
  'fox://a b',
  'fox://a\\b',
  'fox\n://',
  'fox://\u0000',
  'fox://a?b=1',
  'fox://a?b=javascript://x/',
  'fox://a?b=https://bad.example/',
  'fox://a?b=owl://x&c=d',
  'fox://a?b=owl://x?c=d://e',
  'javascript://a?b=owl://x/',
  'fox://a#b',
  'javascript:',
  'javascript:/',
  'intent:',
  'fox:?',
  'fox:/app',
  'fox://user@host',
  'fox://a:80/',
  'fox:app',
  'fóx://',
  'fоx://',
  `${'f'.repeat(65)}://`,
  `fox://${'a'.repeat(2_048)}`,
  'https:',
  'https://',
  'https:///bad.example',
  'https:bad.example',
  'https:/bad.example',
  'https:\\\\bad.example',
  'https://fox.example?x=1',
  'https://fox.example/?',
  'https://fox.example#x',
  'https://fox.example/#',
  'https://user:pass@fox.example',
  'https://@fox.example',
  'https://fox.example/\u00ad',
  'https://fox example/',
  'https://fox.example:99999/',
  'http://fox.example',
  'wc:x',
]

test.each(REFUSED.map((link) => [link.length > 60 ? `${link.slice(0, 60)}…` : link, link]))(
  'R-CONN-48 does not offer the link %j',
  (_, link) => {
    expect(hrefOf(link)).toBeUndefined()
  },
)

test('R-CONN-48 opens nothing but an app of the link’s own name when given hostile text', () => {
  for (const text of HOSTILE_STRINGS) {
    const href = hrefOf(text)
    if (href !== undefined) expect(href).toBe(`${text.toLowerCase()}://wc?uri=${ENCODED}`)
    expect(toSafePageUrl(text)).toBeUndefined()
  }
})

test('R-CONN-48 opens nothing for a wallet without a link, or for a link that is not text', () => {
  expect(hrefOf(undefined)).toBeUndefined()
  expect(buildWalletUrl({ link: 'fox', uri: '\ud800' })).toBeUndefined()
})

test('R-CONN-48 keeps a hostile pairing URI inside its parameter', () => {
  const href = buildWalletUrl({ link: 'https://fox.example', uri: 'x&a=1#b"><script>' }) ?? ''
  expect(new URL(href).searchParams.get('uri')).toBe('x&a=1#b"><script>')
  expect([...new URL(href).searchParams]).toHaveLength(1)
})

test('R-VIEW-38 opens a web page from outside by https only, with its query', () => {
  expect(toSafePageUrl('https://fox.example/get?from=app')).toBe('https://fox.example/get?from=app')
  for (const address of [
    'http://fox.example',
    'javascript:alert(1)',
    'https://a@fox.example',
    'https://fox.example/#x',
    'fox://',
    '//fox.example',
    'https://fox.example/a b',
    undefined,
    null,
    7,
    {},
  ]) {
    expect(toSafePageUrl(address)).toBeUndefined()
  }
})

const PAGE = { url: 'https://app.example/swap?a=1&b=2', origin: 'https://app.example' }

test('R-CONN-49 opens the page in a wallet’s browser by the requested namespace', () => {
  const of = (wallet: string, namespaces: readonly ('solana' | 'eip155')[]) =>
    getCustomDeepLink({ wallet: { id: 'x', name: wallet }, namespaces, page: PAGE })
  const href = of(' phantom', ['solana']) ?? ''
  expect(new URL(href).pathname).toBe(`/ul/browse/${encodeURIComponent(PAGE.url)}`)
  expect(new URL(href).searchParams.get('ref')).toBe(PAGE.origin)
  expect(of('Solflare', ['solana'])).toContain('https://solflare.com/')
  expect(of('Solflare', ['eip155'])).toBeUndefined()
  expect(of('Fox', ['solana'])).toBeUndefined()
})

test('R-CONN-49 prefers the app’s own entries, by name or explorer id, and opens nothing for one that is not https', () => {
  const own = [
    { wallet: 'e1', namespaces: ['eip155'] as const, href: 'https://fox.example/open?to={url}&by={origin}' },
    { wallet: 'Phantom', namespaces: ['solana'] as const, href: 'http://phantom.example/{url}' },
  ]
  const of = (wallet: { id: string; name: string }) =>
    getCustomDeepLink({ wallet, namespaces: ['eip155', 'solana'], own, page: PAGE })
  expect(new URL(of({ id: 'e1', name: 'Fox' }) ?? '').searchParams.get('to')).toBe(PAGE.url)
  expect(of({ id: 'e2', name: 'Phantom' })).toBeUndefined()
})

test('R-CONN-49 inserts the page’s address unchanged, whatever it contains', () => {
  const page = { url: 'https://app.example/?q=$&{origin}', origin: 'https://app.example' }
  const href = getCustomDeepLink({ wallet: { id: 'x', name: 'Phantom' }, namespaces: ['solana'], page }) ?? ''
  expect(decodeURIComponent(new URL(href).pathname)).toBe(`/ul/browse/${page.url}`)
})
