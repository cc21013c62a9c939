/**
 * The social logins that work where the page is shown.
 *
 * In      socials   of the merged features; false is off
 *         platform  Telegram's platform; undefined outside Telegram
 * Out     the list without logins whose page Telegram cannot complete; false when none is left
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

export function filterSocialsByPlatform(
  socials: readonly SocialProvider[] | false,
  platform: TelegramPlatform | undefined,
): readonly SocialProvider[] | false {
  if (!socials || !platform) return socials
  const fit = socials.filter((social) => !UNFIT[platform].includes(social))
  return fit.length > 0 ? fit : false
}
