'use client'

import { useSettings } from '../../host/use-settings'
import { HOSTS, PREFETCHES, STORAGES } from '../../settings/settings'
import { Choice } from '../choice'
import styles from '../controls.module.css'

/** In which kind of app the kit stands. */
export function SetUpOptions() {
  const { settings, change } = useSettings()
  return (
    <fieldset className={styles.group}>
      <legend>Set-up</legend>
      <Choice
        label="Host"
        name="host"
        value={settings.host}
        values={HOSTS}
        words={{ none: 'EVM', wagmi: 'EVM and wagmi', universal: 'No adapter' }}
        onChange={(host) => change({ host })}
      />
      <Choice
        label="Storage"
        name="storage"
        value={settings.storage}
        values={STORAGES}
        words={{ local: 'Local', cookie: 'Cookie' }}
        onChange={(storage) => change({ storage })}
      />
      <Choice
        label="Prefetch"
        name="prefetch"
        value={settings.prefetch}
        values={PREFETCHES}
        words={{ intent: 'At first intent', idle: 'When idle' }}
        onChange={(prefetch) => change({ prefetch })}
      />
    </fieldset>
  )
}
