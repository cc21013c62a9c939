'use client'

import { KitButton, NetworkButton } from '@bowline/ui-react'
import styles from './plain-page.module.css'

/** The buttons that most apps put in their header. */
export function KitButtons() {
  return (
    <div className={styles.row} data-testid="kit-buttons">
      <NetworkButton />
      <KitButton />
    </div>
  )
}
