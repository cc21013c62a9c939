'use client'

import { useSettings } from '../../host/use-settings'
import { LOCALES, THEMES } from '../../settings/settings'
import { Choice } from '../choice'
import styles from '../controls.module.css'

const DEFAULT_ACCENT = '#5570ff'
const DEFAULT_RADIUS = 4

/** Theme and language of the kit. */
export function AppearanceOptions() {
  const { settings, change } = useSettings()
  return (
    <fieldset className={styles.group}>
      <legend>Look</legend>
      <Choice
        label="Theme"
        name="theme"
        value={settings.theme}
        values={THEMES}
        words={{ system: 'As the device', light: 'Light', dark: 'Dark' }}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label="Language"
        name="locale"
        value={settings.locale}
        values={LOCALES}
        words={{ en: 'English', ar: 'Arabic', pseudo: 'Pseudo' }}
        onChange={(locale) => change({ locale })}
      />
      <label className={styles.field}>
        Accent
        <input
          type="color"
          value={settings.accent === '' ? DEFAULT_ACCENT : settings.accent}
          data-testid="option-accent"
          onChange={(event) => change({ accent: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        Radius unit, {settings.radius ?? DEFAULT_RADIUS} px
        <input
          type="range"
          min={0}
          max={12}
          value={settings.radius ?? DEFAULT_RADIUS}
          data-testid="option-radius"
          onChange={(event) => change({ radius: Number(event.target.value) })}
        />
      </label>
    </fieldset>
  )
}
