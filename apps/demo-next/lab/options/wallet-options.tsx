'use client'

import { useSettings } from '../../host/use-settings'
import { LISTED_WALLETS, type ListedWalletId } from '../../settings/listed-wallets'
import { ALL_WALLETS_RULES, ROW_KINDS, type RowKind } from '../../settings/settings'
import { Check } from '../check'
import { Choice } from '../choice'
import styles from '../controls.module.css'
import { OrderList } from './order-list'

const LISTS = [
  { name: 'include', label: 'Only these of the directory' },
  { name: 'featured', label: 'First of the directory' },
] as const

const KIND_WORDS: Readonly<Record<RowKind, string>> = {
  walletConnect: 'Pairing by code',
  recent: 'Recent',
  injected: 'Installed',
  featured: 'First of the directory',
  custom: 'The app’s own',
  external: 'Of the adapter',
  recommended: 'Recommended',
}

/** Which wallets are listed, and in which order. */
export function WalletOptions() {
  const { settings, change } = useSettings()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Wallets</legend>
        <Choice
          label="All wallets row"
          name="allWalletsRule"
          value={settings.allWalletsRule}
          values={ALL_WALLETS_RULES}
          words={{ SHOW: 'Shown', HIDE: 'Hidden', ONLY_MOBILE: 'Only on a phone' }}
          onChange={(allWalletsRule) => change({ allWalletsRule })}
        />
        <Check
          label="Custom wallet"
          name="custom"
          checked={settings.custom}
          onChange={(custom) => change({ custom })}
        />
      </fieldset>
      {LISTS.map(({ name, label }) => (
        <details key={name} className={styles.more} open={settings[name].length > 0}>
          <summary data-testid={`list-${name}`}>{label}</summary>
          <div className={styles.checks}>
            {LISTED_WALLETS.map((wallet) => (
              <Check
                key={wallet.id}
                label={wallet.name}
                name={`${name}-${wallet.id}`}
                checked={settings[name].includes(wallet.id)}
                onChange={(isOn) => change({ [name]: withWallet(settings[name], wallet.id, isOn) })}
              />
            ))}
          </div>
        </details>
      ))}
      <OrderList
        label="Order of the wallet list"
        name="order"
        all={ROW_KINDS}
        words={KIND_WORDS}
        order={settings.order}
        onChange={(order) => change({ order })}
      />
    </>
  )
}

function withWallet(ids: readonly ListedWalletId[], id: ListedWalletId, isOn: boolean): readonly ListedWalletId[] {
  return isOn ? [...ids, id] : ids.filter((one) => one !== id)
}
