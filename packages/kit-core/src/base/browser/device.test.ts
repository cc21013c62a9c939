/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import type { DevicePage } from '../../index.js'
import { getDevice } from './device.js'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const IPHONE_CHROME = IPHONE.replace('Version/18.1', 'CriOS/131.0.6778.73')
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const ANDROID_DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const FIREFOX_PHONE = 'Mozilla/5.0 (Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

const of = (userAgent: string, more: Partial<DevicePage['navigator']> = {}, page: Partial<DevicePage> = {}) =>
  getDevice({ navigator: { userAgent, ...more }, ...page })

test.each([
  ['an iPhone', of(IPHONE), { os: 'ios', isMobile: true, isIosSafari: true }],
  ['Chrome on an iPhone', of(IPHONE_CHROME), { os: 'ios', isMobile: true, isIosSafari: false }],
  [
    'a tablet that names itself a Mac',
    of(MAC, { maxTouchPoints: 5 }),
    { os: 'ios', isMobile: true, isIosSafari: true },
  ],
  ['a Mac', of(MAC, { maxTouchPoints: 0 }), { os: 'macos', isMobile: false, isIosSafari: false }],
  ['an Android phone', of(ANDROID), { os: 'android', isMobile: true, isIosSafari: false }],
  [
    'an Android phone that asks for desktop sites',
    of(ANDROID_DESKTOP, { maxTouchPoints: 5, platform: 'Linux armv81' }),
    { os: 'android', isMobile: true },
  ],
  [
    'a Linux desktop with a touch screen',
    of(ANDROID_DESKTOP, { maxTouchPoints: 10, platform: 'Linux x86_64' }),
    { os: 'linux', isMobile: false },
  ],
  ['Windows with a touch screen', of(WINDOWS, { maxTouchPoints: 10 }), { os: 'windows', isMobile: false }],
  ['an unnamed phone', of(FIREFOX_PHONE), { os: 'unknown', isMobile: true }],
  ['nothing known', of(''), { os: 'unknown', isMobile: false, isIosSafari: false }],
])('R-CONN-24 R-CONN-33 detects the device: %s', (_, device, expected) => {
  expect(device).toMatchObject(expected)
})

test('R-CONN-33 R-CONN-44 reports Telegram and a frame, and no Safari in Telegram on an iPhone', () => {
  expect(of(IPHONE, {}, { isTelegram: true, isInFrame: true })).toMatchObject({
    isTelegram: true,
    isInFrame: true,
    isIosSafari: false,
  })
})

test.each([
  ['TelegramWebviewProxy', {}],
  ['TelegramWebviewProxyProto', {}],
  ['Telegram', { WebApp: { platform: 'weba' } }],
])('R-CONN-44 detects Telegram by its global %s', (mark, value) => {
  expect(getDevice().isTelegram).toBe(false)
  Object.defineProperty(window, mark, { value, configurable: true })
  expect(getDevice().isTelegram).toBe(true)
  Reflect.deleteProperty(window, mark)
})

test.each([[{}], [{ WebApp: { platform: 'unknown' } }], [{ WebApp: {} }], ['x'], [null]])(
  'R-CONN-44 does not detect Telegram by its script outside Telegram: %j',
  (value) => {
    Object.defineProperty(window, 'Telegram', { value, configurable: true })
    expect(getDevice().isTelegram).toBe(false)
    Reflect.deleteProperty(window, 'Telegram')
  },
)

test('R-CFG-17 reports no device on a server', () => {
  expect(getDevice(undefined)).toMatchObject({ isTelegram: false, isInFrame: false })
})
