'use client'

import type { AccountState } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { Icon } from '../../parts/icon.js'
import { IconButton } from '../../parts/icon-button.js'
import { IconDisc } from '../../parts/icon-disc.js'
import { Row } from '../../parts/row.js'
import { AccountHead } from './account-head.js'
import { AccountTabs } from './account-tabs.js'
import { ActionRow } from './action-row.js'
import { TotalLine } from './total-line.js'
import { useAccountActions } from './use-account-actions.js'
import { useEmbeddedAccount } from './use-embedded-account.js'

/** The account of the embedded wallet: what it is worth, what can be done with it, what is in it. */
export function EmbeddedAccount({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const actions = useAccountActions()
  const { lists, walletCount, openWallets, openSettings } = useEmbeddedAccount()
  return (
    <section className="bl:flex bl:flex-col bl:gap-5">
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-2">
        <AccountHead account={account}>
          <IconButton label={t('account.settings')} icon="settings" onClick={openSettings} />
        </AccountHead>
        <TotalLine account={account} />
      </div>
      <ActionRow actions={actions} />
      {walletCount > 1 && (
        <Row
          icon={<IconDisc name="wallet" />}
          title={t('account.wallets')}
          hint={t('account.wallets-count', { count: walletCount })}
          trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
          onClick={openWallets}
        />
      )}
      <AccountTabs names={lists} current={account.currentTab} />
    </section>
  )
}
