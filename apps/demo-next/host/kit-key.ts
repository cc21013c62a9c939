/**
 * Which settings need a new kit. All other settings change the running one.
 *
 * Out     equal texts for settings that the same kit can serve
 */
import { formatSettings } from '../settings/format-settings'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings'

/** Settings that change the running kit or the page around it. */
const LIVE = [
  ...(['theme', 'accent', 'radius', 'font', 'locale', 'slots', 'texts', 'embed', 'phone', 'scenario'] as const),
  ...(['account', 'services', 'answers', 'assets', 'token'] as const),
] satisfies readonly (keyof Settings)[]

/** Key of the kit that the settings need. */
export function kitKey(settings: Settings): string {
  const live = Object.fromEntries(LIVE.map((name) => [name, DEFAULT_SETTINGS[name]]))
  return formatSettings({ ...settings, ...live })
}
