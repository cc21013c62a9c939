import type { TelegramPlatform } from '../../core/config/socials-on-platform.js'
import { readDevice } from './device.js'

/** The system under Telegram when the page is shown inside it; undefined elsewhere. */
export function telegramPlatform(): TelegramPlatform | undefined {
  const { isTelegram, os } = readDevice()
  if (!isTelegram) return undefined
  return os === 'android' || os === 'ios' || os === 'macos' ? os : 'other'
}
