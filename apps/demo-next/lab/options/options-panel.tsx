'use client'

import { useSettings } from '../../host/use-settings'
import styles from '../controls.module.css'
import { Panel } from '../panel'
import { AccountOptions } from './account-options'
import { AppearanceOptions } from './appearance-options'
import { NetworkOptions } from './network-options'
import { SetUpOptions } from './set-up-options'
import { SwitchOptions } from './switch-options'
import { WalletOptions } from './wallet-options'

/** Every option of the kit that the page can set. */
export function OptionsPanel() {
  const { settings, change } = useSettings()
  return (
    <Panel title="Options" hint="Saved in the URL." testId="options">
      <AppearanceOptions />
      <SetUpOptions />
      <NetworkOptions />
      <WalletOptions />
      <AccountOptions />
      <SwitchOptions />
      <label className={styles.field}>
        ERC-20 token to send
        <input
          defaultValue={settings.token}
          placeholder="0x…"
          spellCheck={false}
          autoComplete="off"
          data-testid="option-token"
          onChange={(event) => {
            const token = event.target.value.trim()
            if (token === '' || /^0x[0-9a-fA-F]{40}$/.test(token)) change({ token })
          }}
        />
      </label>
    </Panel>
  )
}
