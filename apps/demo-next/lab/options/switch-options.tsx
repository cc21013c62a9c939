'use client'

import { useSettings } from '../../host/use-settings'
import { SWITCHES } from '../../settings/switches'
import { Check } from '../check'
import styles from '../controls.module.css'

/** All on/off options. */
export function SwitchOptions() {
  const { settings, change } = useSettings()
  return (['features', 'options'] as const).map((of) => (
    <fieldset key={of} className={styles.checks}>
      <legend>{of === 'features' ? 'Features' : 'Behavior'}</legend>
      {SWITCHES.filter((item) => item.of === of).map(({ name, label }) => (
        <Check
          key={name}
          label={label}
          name={name}
          checked={settings.switches[name]}
          onChange={(isOn) => change({ switches: { ...settings.switches, [name]: isOn } })}
        />
      ))}
      {of === 'features' && (
        <Check
          label="The app collects events"
          name="collector"
          checked={settings.collector}
          onChange={(collector) => change({ collector })}
        />
      )}
      {of === 'options' && (
        <Check
          label="Embedded in the page"
          name="embed"
          checked={settings.embed}
          onChange={(embed) => change({ embed })}
        />
      )}
    </fieldset>
  ))
}
