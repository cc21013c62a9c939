'use client'

import { writeValue } from '../../code/write-value'
import { useSettings } from '../../host/use-settings'
import { NO_LOCAL_SERVICES } from '../../server/local-services'
import { plainOptions } from '../../settings/plain-options'
import type { Settings } from '../../settings/settings'
import styles from '../playground.module.css'

type Look = Pick<Settings, 'theme' | 'accent' | 'radius' | 'font'>

const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ['Default', { theme: 'system', accent: '', radius: undefined, font: 'page' }],
  ['Ink', { theme: 'light', accent: '#10142a', radius: 0, font: 'serif' }],
  ['Meadow', { theme: 'light', accent: '#a3e635', radius: 6, font: 'rounded' }],
  ['Terminal', { theme: 'dark', accent: '#22d3a6', radius: 1, font: 'mono' }],
]

/** The code of the look on screen. */
export function writeTheme(settings: Settings): string {
  const { themeMode, themeVariables } = plainOptions(settings, NO_LOCAL_SERVICES)
  const options = writeValue({ themeMode, themeVariables })
  return `createKit({\n${options === '{}' ? '' : `${options.slice(2, -2)}\n`}  …\n})`
}

/** Looks to choose from. */
export function ThemeCards() {
  const { settings, change } = useSettings()
  const { theme, accent, radius, font } = settings
  const current = JSON.stringify([theme, accent, radius, font])
  return (
    <div className={styles.buttons}>
      {LOOKS.map(([name, look]) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-pressed={JSON.stringify([look.theme, look.accent, look.radius, look.font]) === current}
          onClick={() => change(look)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
