/**
 * Which settings need a new kit. Whatever is not in the key changes under the running one.
 *
 * Out     equal texts for settings that the same kit can serve
 */
import { formatSettings } from '../settings/format-settings'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'

/** The key of a settings' kit. */
export function kitKey(settings: Settings): string {
  const { theme, accent, radius, locale, embed, phone, scenario, account, services, answers, assets, token } =
    DEFAULT_SETTINGS
  return formatSettings({
    ...settings,
    theme,
    accent,
    radius,
    locale,
    embed,
    phone,
    scenario,
    account,
    services,
    answers,
    assets,
    token,
  })
}
