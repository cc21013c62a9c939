'use client'

import { useSettings } from '../../host/use-settings'
import { WALLET_ACTIONS, type WalletAction } from '../../settings/settings'
import { Check } from '../check'
import styles from '../controls.module.css'
import { OrderList } from './order-list'

const ACTION_WORDS: Readonly<Record<WalletAction, string>> = {
  onramp: 'Buy',
  swaps: 'Swap',
  receive: 'Receive',
  send: 'Send',
}

/** Features of an account. */
export function AccountOptions() {
  const { settings, change } = useSettings()
  return (
    <>
      <OrderList
        label="Order of an account’s actions"
        name="actionOrder"
        all={WALLET_ACTIONS}
        words={ACTION_WORDS}
        order={settings.actionOrder}
        onChange={(actionOrder) => change({ actionOrder })}
      />
      <fieldset className={styles.checks}>
        <legend>Buying</legend>
        <Check label="Public key for Meld" name="meld" checked={settings.meld} onChange={(meld) => change({ meld })} />
        <Check
          label="Estimate without a quote"
          name="quoteFallback"
          checked={settings.quoteFallback}
          onChange={(quoteFallback) => change({ quoteFallback })}
        />
      </fieldset>
    </>
  )
}
