'use client'

import { AccountButton, ConnectButton, KitButton, KitEmbed, NetworkButton } from '@bowline/ui-react'
import { useSettings } from '../host/use-settings'
import styles from './kit-panel.module.css'
import { Panel } from './panel'
import { PayButtons } from './pay-buttons'

/** The kit's own buttons, and the kit inside the page. */
export function KitPanel() {
  const { settings } = useSettings()
  return (
    <Panel title="The kit" hint="Connect and account buttons." testId="kit">
      <div className={styles.buttons}>
        <div data-testid="slot-kit">
          <KitButton />
        </div>
        <div data-testid="slot-connect">
          <ConnectButton />
        </div>
        <div data-testid="slot-account">
          <AccountButton />
        </div>
        <div data-testid="slot-network">
          <NetworkButton />
        </div>
        {settings.switches.pay && <PayButtons />}
      </div>
      {settings.embed && (
        <div className={styles.embed} data-testid="slot-embed">
          <KitEmbed />
        </div>
      )}
    </Panel>
  )
}
