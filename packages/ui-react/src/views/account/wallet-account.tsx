'use client'

import type { AccountState } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { Button } from '../../parts/button.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { IconDisc } from '../../parts/icon-disc.js'
import { Row } from '../../parts/row.js'
import { NetworkPicture } from '../networks/network-picture.js'
import { AccountHead } from './account-head.js'
import { BalanceLine } from './balance-line.js'
import { LeadRow } from './lead-row.js'
import { OwnedRow } from './owned-row.js'
import { useWalletAccount } from './use-wallet-account.js'
import { WalletNote } from './wallet-note.js'

/** The account of a wallet of the visitor's own: what it has, and where to go from it. */
export function WalletAccount({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const view = useWalletAccount()
  return (
    <section aria-busy={view.isLeaving} className="bl:flex bl:flex-col bl:gap-5">
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-2">
        <AccountHead account={account} />
        <BalanceLine account={account} />
        <WalletNote wallet={account.connectedWalletInfo} />
      </div>
      <ul className="bl:flex bl:flex-col bl:gap-2">
        {view.lists.length > 0 && <OwnedRow account={account} lists={view.lists} />}
        {view.openActivity && (
          <LeadRow icon={<IconDisc name="activity" />} title={t('account.activity')} onClick={view.openActivity} />
        )}
        {view.actions.map(({ name, icon, label, isOff, open }) => (
          <li key={name}>
            <Row
              icon={<IconDisc name={icon} />}
              title={label}
              hint={isOff ? t('account.action-unsupported') : undefined}
              disabled={isOff}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              onClick={open}
            />
          </li>
        ))}
        {view.openNetworks && (
          <LeadRow
            icon={<NetworkPicture network={view.network} />}
            title={<ForeignText text={view.network?.name ?? ''} fallback={t('text.unknown-network')} />}
            hint={t('account.network')}
            onClick={view.openNetworks}
          />
        )}
        <LeadRow
          icon={<IconDisc name="wallet" />}
          title={t('account.wallets')}
          hint={t('account.wallets-count', { count: view.walletCount })}
          onClick={view.openWallets}
        />
        <LeadRow icon={<IconDisc name="settings" />} title={t('account.settings')} onClick={view.openSettings} />
        {view.explorerUrl !== undefined && (
          <li>
            <Row
              href={view.explorerUrl}
              icon={<IconDisc name="network" />}
              title={t('account.explorer')}
              trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
            />
          </li>
        )}
      </ul>
      <Button
        variant="quiet"
        icon={<Icon name="disconnect" className="bl:size-5" />}
        loading={view.isLeaving}
        onClick={view.disconnect}
      >
        {view.isLeaving ? t('account.disconnecting') : t('account.disconnect')}
      </Button>
    </section>
  )
}
