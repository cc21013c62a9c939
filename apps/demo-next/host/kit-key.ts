/**
 * Which settings need a new kit. All other settings change the running one.
 *
 * Out     equal texts for settings that the same kit can serve
 */
import { formatSettings } from '../settings/format-settings'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'

/** Key of the kit that the settings need. */
export function kitKey(settings: Settings): string {
  const {
    theme,
    accent,
    radius,
    font,
    locale,
    slots,
    texts,
    embed,
    phone,
    scenario,
    account,
    services,
    answers,
    assets,
    token,
  } = DEFAULT_SETTINGS
  return formatSettings({
    ...settings,
    theme,
    accent,
    radius,
    font,
    locale,
    slots,
    texts,
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
