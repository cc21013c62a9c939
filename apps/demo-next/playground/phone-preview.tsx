'use client'

import { useSettings } from '../host/use-settings'
import { formatSettings } from '../settings/format-settings'
import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'
import styles from './phone-preview.module.css'

/** The kit as a sheet, in a page as wide as a phone. */
export function PhonePreview() {
  const { settings } = useSettings()
  return (
    <div className={styles.ground} data-theme={settings.theme}>
      <div className={styles.phone}>
        <iframe
          className={styles.screen}
          title="The kit on a phone"
          src={`/sheet${formatSettings(settings, PLAYGROUND_SETTINGS)}`}
          data-testid="phone-preview"
        />
      </div>
    </div>
  )
}
