import { getDevice } from './device.js'

/** Systems on which Telegram shows a page. */
export type TelegramPlatform = 'ios' | 'macos' | 'android' | 'other'

/** The system Telegram runs on. Undefined when the page is not shown inside Telegram. */
export function getTelegramPlatform(): TelegramPlatform | undefined {
  const { isTelegram, os } = getDevice()
  if (!isTelegram) return undefined
  return os === 'android' || os === 'ios' || os === 'macos' ? os : 'other'
}
