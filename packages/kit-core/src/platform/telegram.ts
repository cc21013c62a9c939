import type { TelegramPlatform } from '../config/socials-on-platform.js'
import { hasPage } from './browser.js'

const MARKS = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'TelegramGameProxy'] as const

/** The system under Telegram when the page is shown inside it; undefined elsewhere. */
export function telegramPlatform(): TelegramPlatform | undefined {
  if (!hasPage() || !MARKS.some((mark) => Reflect.has(window, mark))) return undefined
  const { userAgent, maxTouchPoints } = window.navigator
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (!/macintosh/i.test(userAgent)) return 'other'
  // A tablet of the same maker names itself a desktop; only it has touch.
  return maxTouchPoints > 1 ? 'ios' : 'macos'
}
