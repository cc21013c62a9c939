/**
 * The social logins that can complete where the page is shown.
 *
 * In      socials   of the merged features; false is off
 *         platform  Telegram's, undefined outside Telegram
 * Out     the list without those whose login page Telegram cannot finish; false when none is left
 * Source  spec R-CFG-39
 */
import type { TelegramPlatform } from '../../base/browser/telegram.js'
import type { SocialProvider } from './features.js'

const UNFIT: Readonly<Record<TelegramPlatform, readonly SocialProvider[]>> = {
  ios: ['google'],
  macos: ['x'],
  android: ['facebook', 'x'],
  other: [],
}

/** Takes out what cannot complete. */
export function socialsOnPlatform(
  socials: readonly SocialProvider[] | false,
  platform: TelegramPlatform | undefined,
): readonly SocialProvider[] | false {
  if (!socials || !platform) return socials
  const fit = socials.filter((social) => !UNFIT[platform].includes(social))
  return fit.length > 0 ? fit : false
}
