/**
 * Detects the device a page is shown on.
 *
 * In      page  what the browser reports; undefined on a server. Read on each call: in-app browsers add their globals late
 * Out     the system, whether the device is a phone or tablet, and where the page is shown
 * Source  spec R-CONN-24, R-CONN-33, R-CONN-44, R-CONN-46; touch identifies tablets that report a desktop system
 */
import { safeGet } from '../validation/safe-get.js'
import { hasPage } from './browser.js'

/** The operating system the browser runs on. */
export type DeviceOs = 'ios' | 'android' | 'macos' | 'windows' | 'linux' | 'unknown'

/** The device, and where the page is shown. */
export type Device = {
  readonly os: DeviceOs
  readonly isMobile: boolean
  readonly isIosSafari: boolean
  /** True inside Telegram. */
  readonly isTelegram: boolean
  /** True inside a frame of another page. */
  readonly isInFrame: boolean
}

/** What the browser reports about itself. */
export type DevicePage = {
  readonly navigator: {
    readonly userAgent: string
    readonly platform?: string | undefined
    readonly maxTouchPoints?: number | undefined
  }
  readonly isTelegram?: boolean | undefined
  readonly isInFrame?: boolean | undefined
}

const TELEGRAM_GLOBALS = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'TelegramGameProxy'] as const
const OTHER_IOS_BROWSERS = /crios|fxios|edgios|opios|opt\/|gsa\/|duckduckgo|yabrowser|brave|fban|fbav|instagram|line\//i

/** Returns the device the page is shown on. */
export function getDevice(page: DevicePage | undefined = browserPage()): Device {
  if (!page) return { os: 'unknown', isMobile: false, isIosSafari: false, isTelegram: false, isInFrame: false }
  const { isTelegram = false, isInFrame = false } = page
  const { userAgent } = page.navigator
  const os = systemOf(page.navigator)
  return {
    os,
    isMobile: isMobile(page.navigator),
    isIosSafari: os === 'ios' && !isTelegram && /safari\//i.test(userAgent) && !OTHER_IOS_BROWSERS.test(userAgent),
    isTelegram,
    isInFrame,
  }
}

/** Whether the device is a phone or tablet. The only device check a page needs before the first press. */
export function isMobile(navigator: DevicePage['navigator']): boolean {
  const os = systemOf(navigator)
  return os === 'ios' || os === 'android' || /\bmobi/i.test(navigator.userAgent)
}

function systemOf({ userAgent, platform = '', maxTouchPoints = 0 }: DevicePage['navigator']): DeviceOs {
  if (/windows/i.test(userAgent)) return 'windows'
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (/macintosh/i.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'macos'
  if (/cros/i.test(userAgent)) return 'linux'
  // A phone in desktop mode is recognizable only by its processor and touch support.
  if (/linux/i.test(userAgent)) return maxTouchPoints > 0 && /arm|aarch/i.test(platform) ? 'android' : 'linux'
  return 'unknown'
}

function browserPage(): DevicePage | undefined {
  if (!hasPage()) return undefined
  return {
    navigator: window.navigator,
    isTelegram: isInTelegram(),
    isInFrame: isFramed(),
  }
}

/** Whether the page is shown inside Telegram. False on a server. */
export function isInTelegram(): boolean {
  return hasPage() && (TELEGRAM_GLOBALS.some((name) => Reflect.has(window, name)) || isTelegramMiniApp())
}

/** Telegram Web shows mini apps in a frame. Its script reports the platform, or `unknown` outside Telegram. */
function isTelegramMiniApp(): boolean {
  const platform = safeGet(safeGet(safeGet(window, 'Telegram'), 'WebApp'), 'platform')
  return typeof platform === 'string' && platform !== '' && platform !== 'unknown'
}

function isFramed(): boolean {
  try {
    return window.self !== window.top
  } catch {
    return true
  }
}
