/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/swap?x=1"}
 */
import type { WalletListing } from '@bowline/api-client'
import { onEvent, openWalletLink, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { isKitError, type KitOptions, type TrackingEvent } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { selectPlatforms } from './select-platforms.js'

const KEY = 'b'.repeat(64)
const URI = `wc:${'a'.repeat(64)}@2?expiryTimestamp=99999999999&relay-protocol=irn&symKey=${KEY}`
const ENCODED = encodeURIComponent(URI)
const FOX: WalletListing = {
  id: 'fox',
  name: 'Fox',
  mobile_link: 'fox://',
  link_mode: 'https://fox.example/app',
  webapp_link: 'https://web.fox.example',
  desktop_link: 'fox-desktop://',
}

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

let opened: unknown[][] = []
let refusal: Error | undefined

beforeEach(() => {
  opened = []
  refusal = undefined
  put(window, 'open', (...call: unknown[]) => {
    if (refusal) throw refusal
    opened.push(call)
    return null
  })
})

const ownSelf = Object.getOwnPropertyDescriptor(window, 'self') ?? {}

afterEach(() => {
  Object.defineProperty(window, 'self', ownSelf)
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  Reflect.deleteProperty(window.navigator, 'userAgent')
})

const onDevice = (userAgent: string) => put(window.navigator, 'userAgent', userAgent)

function setUp(options: Partial<KitOptions> = {}) {
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [] })],
    options: { networks: [mainnet, solana], ...options },
  })
  start(kit)
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const platforms = (wallet: WalletListing | undefined) => selectPlatforms(kit.getState(), kit.config, wallet)
  return { kit, events, platforms }
}

test('R-CONN-44 R-STATE-08 opens the app in the same context on a phone and waits for the user to return', () => {
  onDevice(IPHONE)
  const { kit } = setUp()
  openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })
  expect(opened).toEqual([[`fox://wc?uri=${ENCODED}`, '_self', 'noopener,noreferrer']])
  expect(kit.getState().connect).toMatchObject({ wcLinking: { name: 'Fox', href: 'fox://' }, buffering: true })
})

test('R-STORE-18 R-CONN-35 stores the link without the pairing key', () => {
  onDevice(ANDROID)
  const { kit } = setUp()
  openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })
  expect(JSON.stringify(kit.getState())).not.toContain(KEY)
})

test('R-CONN-44 uses the outermost context inside a frame', () => {
  onDevice(IPHONE)
  put(window, 'self', {})
  const { kit } = setUp()
  openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })
  expect(opened[0]?.[1]).toBe('_top')
})

test('R-CONN-44 R-CONN-46 opens a new context in Telegram, on Android with the URI encoded twice', () => {
  put(window, 'TelegramWebviewProxy', {})
  const { kit } = setUp()
  onDevice(IPHONE)
  openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })
  onDevice(ANDROID)
  openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })
  expect(opened.map(([href, target]) => [href, target])).toEqual([
    [`fox://wc?uri=${ENCODED}`, '_blank'],
    [`fox://wc?uri=${encodeURIComponent(ENCODED)}`, '_blank'],
  ])
})

test('R-CONN-47 uses the universal link when the app prefers it or the native link is invalid', () => {
  onDevice(IPHONE)
  const hrefs = (wallet: WalletListing, preferUniversalLinks: boolean) => {
    openWalletLink(setUp({ preferUniversalLinks }).kit, { wallet, platform: 'mobile', uri: URI })
    return opened.at(-1)?.[0]
  }
  expect(hrefs(FOX, true)).toBe(`https://fox.example/app/wc?uri=${ENCODED}`)
  expect(hrefs({ ...FOX, link_mode: undefined }, true)).toBe(`fox://wc?uri=${ENCODED}`)
  expect(hrefs({ ...FOX, link_mode: 'javascript:x' }, true)).toBe(`fox://wc?uri=${ENCODED}`)
  expect(hrefs({ ...FOX, mobile_link: 'javascript:x' }, false)).toBe(`https://fox.example/app/wc?uri=${ENCODED}`)
})

test('R-CONN-43 R-CONN-44 opens a new tab for a web wallet and the same one for a desktop app', () => {
  const { kit } = setUp()
  openWalletLink(kit, { wallet: FOX, platform: 'web', uri: URI })
  openWalletLink(kit, { wallet: FOX, platform: 'desktop', uri: URI })
  openWalletLink(kit, { wallet: { ...FOX, desktop_link: 'https://d.fox.example' }, platform: 'desktop', uri: URI })
  expect(opened).toEqual([
    [`https://web.fox.example/wc?uri=${ENCODED}`, '_blank', 'noopener,noreferrer'],
    [`fox-desktop://wc?uri=${ENCODED}`, '_self', 'noopener,noreferrer'],
    [`https://d.fox.example/wc?uri=${ENCODED}`, '_blank', 'noopener,noreferrer'],
  ])
  expect(kit.getState().connect.buffering).toBe(false)
})

test('R-CONN-48 R-TRACK-02 R-TRACK-07 tracks an invalid link without the pairing key', () => {
  const { kit, events } = setUp()
  const wallet = { ...FOX, name: '\u202eFox', webapp_link: 'https://user@fox.example' }
  let error: unknown
  try {
    openWalletLink(kit, { wallet, platform: 'web', uri: URI })
  } catch (thrown) {
    error = thrown
  }
  expect(isKitError(error, 'links/not-opened')).toBe(true)
  expect(opened).toEqual([])
  expect(events).toMatchObject([
    {
      type: 'error',
      event: 'CONNECT_PROXY_ERROR',
      properties: {
        message: 'Couldn’t open the wallet',
        uri: `wc:${'a'.repeat(64)}@2?expiryTimestamp=99999999999&relay-protocol=irn`,
        mobile_link: 'fox://',
        name: 'Fox',
      },
    },
  ])
  expect(JSON.stringify(events)).not.toContain(KEY)
  expect(kit.getState().connect.wcLinking).toBeUndefined()
})

test('R-CONN-48 tracks a link that the browser refuses, and waits for nothing', () => {
  onDevice(IPHONE)
  const { kit, events } = setUp()
  refusal = new DOMException('denied', 'SecurityError')
  expect(() => openWalletLink(kit, { wallet: FOX, platform: 'mobile', uri: URI })).toThrow('Couldn’t open the wallet')
  expect(events).toHaveLength(1)
  expect(kit.getState().connect).toMatchObject({ wcLinking: undefined, buffering: false })
})

test.each([
  ['none', undefined],
  ['an expired one', URI.replace('99999999999', '1')],
  ['one without a key', `wc:${'a'.repeat(64)}@2?relay-protocol=irn`],
  ['another address', 'https://fox.example'],
])('R-CONN-48 security §8 opens nothing without a pairing (%s)', (_, uri) => {
  const { kit } = setUp()
  expect(() => openWalletLink(kit, { wallet: FOX, platform: 'web', uri })).toThrow('Couldn’t open')
  expect(opened).toEqual([])
})

test('R-CONN-49 shows the page in the wallet’s browser without a pairing, and waits for nothing', () => {
  onDevice(IPHONE)
  const { kit } = setUp({ defaultNetwork: solana })
  openWalletLink(kit, { wallet: { id: 'p', name: 'Phantom' }, platform: 'mobile' })
  const href = String(opened[0]?.[0])
  expect(decodeURIComponent(href)).toContain('https://app.example/swap?x=1')
  expect(kit.getState().connect).toMatchObject({ wcLinking: undefined, buffering: false })
})

test('R-CONN-49 pairs in the active namespace when the wallet browses only in another one', () => {
  onDevice(IPHONE)
  const trust = { id: 't', name: 'Trust Wallet', mobile_link: 'trust://' }
  openWalletLink(setUp().kit, { wallet: trust, platform: 'mobile', uri: URI })
  openWalletLink(setUp({ defaultNetwork: solana }).kit, { wallet: trust, platform: 'mobile', uri: URI })
  expect(opened.map(([href]) => String(href).split('?')[0])).toEqual([
    'trust://wc',
    'https://link.trustwallet.com/open_url',
  ])
})

test('R-CONN-43 offers QR code, web and desktop, in this order, on a desktop', () => {
  const { platforms } = setUp()
  expect(platforms(FOX)).toEqual(['qrcode', 'web', 'desktop'])
  expect(platforms({ id: 'fox', name: 'Fox', desktop_link: 'fox://' })).toEqual(['desktop'])
  expect(platforms(FOX)).toBe(platforms({ ...FOX }))
})

test('R-CONN-43 offers the app and the web on a phone, without QR code and desktop app', () => {
  onDevice(ANDROID)
  const { platforms } = setUp()
  expect(platforms(FOX)).toEqual(['mobile', 'web'])
  expect(platforms({ id: 'p', name: 'Phantom' })).toEqual(['mobile'])
})

test('R-CONN-43 offers an installed wallet in the browser first', () => {
  const connector = { id: 'io.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155' } as const
  const { kit } = createTestKit({ adapters: [mockAdapter({ connectors: [connector] })] })
  start(kit)
  expect(selectPlatforms(kit.getState(), kit.config, FOX)).toEqual(['browser', 'qrcode', 'web', 'desktop'])
})

test('R-CONN-43 hides an invalid link, and reports an undetected wallet when none is left', () => {
  const { platforms } = setUp()
  const bad = { mobile_link: 'javascript:x', webapp_link: 'http://fox.example', desktop_link: 'file:///x' }
  expect(platforms({ id: 'x', name: 'X', ...bad, mobile_link: undefined })).toEqual(['unsupported'])
  expect(platforms({ id: 'x', name: 'X', ...bad })).toEqual(['qrcode'])
  onDevice(ANDROID)
  expect(platforms({ id: 'x', name: 'X', ...bad })).toEqual(['unsupported'])
})

test('R-CONN-43 R-CONN-10 offers the QR code for any wallet, and nothing when pairing is off', () => {
  expect(setUp().platforms(undefined)).toEqual(['qrcode'])
  expect(setUp({ enablePairing: false }).platforms(undefined)).toEqual(['unsupported'])
  expect(setUp({ enablePairing: false }).platforms(FOX)).toEqual(['unsupported'])
})
