'use client'

import { useSettings } from '../host/use-settings'
import { formatSettings } from '../settings/format-settings'
import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'
import styles from './controls.module.css'
import { PRESETS, presetSettings } from './presets'

/** Kinds of apps as cards; the one on screen is pressed. */
export function PresetsList() {
  const { settings, change } = useSettings()
  const current = formatSettings(settings, PLAYGROUND_SETTINGS)
  return (
    <fieldset className={styles.presets} aria-label="Kinds of apps">
      {PRESETS.map((preset) => (
        <button
          key={preset.id}
          type="button"
          className={styles.preset}
          data-preset={preset.id}
          aria-pressed={formatSettings(presetSettings(preset), PLAYGROUND_SETTINGS) === current}
          onClick={() => change(presetSettings(preset))}
        >
          <span className={styles.swatch} aria-hidden="true" />
          <span className={styles.presetName}>{preset.name}</span>
          <span className={styles.presetHint}>{preset.hint}</span>
        </button>
      ))}
    </fieldset>
  )
}
