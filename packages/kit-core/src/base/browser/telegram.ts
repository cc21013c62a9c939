import { getDevice } from './device.js'

/** Systems on which Telegram shows a page. */
export type TelegramPlatform = 'ios' | 'macos' | 'android' | 'other'

/** The system Telegram runs on when the page is shown inside Telegram. Undefined elsewhere. */
export function getTelegramPlatform(): TelegramPlatform | undefined {
  const { isTelegram, os } = getDevice()
  if (!isTelegram) return undefined
  return os === 'android' || os === 'ios' || os === 'macos' ? os : 'other'
}
