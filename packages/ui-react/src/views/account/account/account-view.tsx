'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { AccountHead } from './account-head.js'
import { AccountTabs } from './account-tabs.js'
import { ActionRow } from './action-row.js'
import { DisconnectButton } from './disconnect-button.js'
import { useAccountActions } from './use-account-actions.js'
import { useAccountView } from './use-account-view.js'

/** The Account view: the account, its value, its actions and its lists. */
export function AccountView() {
  const { t } = useMessages()
  const account = useKitState(selectActiveAccount)
  const actions = useAccountActions()
  const { lists, walletCount, openWallets, openSettings, leave, isLeaving } = useAccountView()
  if (account === undefined) return null
  const wallets = t('account.wallets', { count: walletCount })
  return (
    <section data-part="account" aria-busy={isLeaving} className="bl:flex bl:flex-col bl:gap-4 bl:short:gap-3">
      <div data-part="account-summary" className="bl:flex bl:flex-col bl:gap-4 bl:short:gap-3">
        <AccountHead account={account}>
          <IconButton
            label={wallets}
            title={wallets}
            icon={<WalletCount count={walletCount} />}
            onClick={openWallets}
          />
          <IconButton
            label={t('account.settings')}
            title={t('account.settings')}
            icon="settings"
            onClick={openSettings}
          />
        </AccountHead>
        <ActionRow actions={actions} />
      </div>
      {lists.length > 0 && (
        <div data-part="account-lists">
          <AccountTabs names={lists} current={account.currentTab} />
        </div>
      )}
      <div data-part="footer" className="bl:pb-3">
        <DisconnectButton
          label={isLeaving ? t('account.disconnecting') : t('account.disconnect')}
          isLeaving={isLeaving}
          onLeave={leave}
        />
      </div>
    </section>
  )
}

/** Wallet icon with the number of connected wallets, if there are several. */
function WalletCount({ count }: { count: number }) {
  return (
    <span className="bl:relative bl:flex">
      <Icon name="wallet" />
      {count > 1 && (
        <span
          aria-hidden="true"
          className="bl:absolute bl:-end-2 bl:-top-2 bl:flex bl:size-4 bl:items-center bl:justify-center bl:rounded-full bl:bg-accent bl:text-12 bl:font-semibold bl:text-on-accent"
        >
          {count}
        </span>
      )}
    </span>
  )
}
