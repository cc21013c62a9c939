'use client'

import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { Address } from '../../parts/address.js'
import { Avatar } from '../../parts/avatar.js'
import { Button } from '../../parts/button.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon, type IconName } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { SafeImage } from '../../parts/safe-image.js'
import { NetworkPicture } from '../networks/network-picture.js'
import { BalanceLine } from './balance-line.js'
import { useAccountView } from './use-account-view.js'

/** The connected account. */
export function AccountView() {
  const { t, messages } = useMessages()
  const view = useAccountView()
  const { account, network, explorerUrl, balance, chooseNetwork, walletCount, isLeaving } = view
  const OwnAvatar = view.Avatar
  if (account?.address === undefined || balance === undefined) return null
  const { address, connectedWalletInfo: wallet } = account
  const copyLabels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <section aria-busy={isLeaving} className="bl:flex bl:flex-col bl:gap-5">
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-3">
        {OwnAvatar ? <OwnAvatar address={address} className="bl:size-16" /> : <Avatar address={address} />}
        <div className="bl:flex bl:w-full bl:flex-col bl:items-center bl:gap-1">
          <Address
            address={address}
            leading={4}
            trailing={4}
            copyLabels={copyLabels}
            className="bl:ms-10 bl:text-20 bl:font-semibold"
          />
          <BalanceLine balance={balance} onRetry={view.retryBalance} isRefreshing={view.isRefreshing} />
        </div>
        {wallet && (
          <p className="bl:flex bl:max-w-full bl:items-center bl:gap-2 bl:text-14 bl:text-muted">
            <SafeImage
              src={wallet.icon}
              name={wallet.name}
              dataOnly={wallet.type === 'ANNOUNCED'}
              className="bl:size-5 bl:rounded-tag"
            />
            <span>
              <RichMessage
                messages={messages}
                id="account.wallet"
                values={{ wallet: <ForeignText text={wallet.name} fallback={t('text.unknown-wallet')} /> }}
              />
            </span>
          </p>
        )}
      </div>
      <ul className="bl:flex bl:flex-col bl:gap-2">
        {chooseNetwork !== undefined && (
          <li>
            <Row
              icon={<NetworkPicture network={network} />}
              title={<ForeignText text={network?.name ?? ''} fallback={t('text.unknown-network')} />}
              hint={t('account.network')}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              onClick={chooseNetwork}
            />
          </li>
        )}
        {view.receive !== undefined && (
          <li>
            <Row
              icon={<IconDisc name="receive" />}
              title={t('account.receive')}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              onClick={view.receive}
            />
          </li>
        )}
        {explorerUrl !== undefined && (
          <li>
            <Row
              href={explorerUrl}
              icon={<IconDisc name="network" />}
              title={t('account.explorer')}
              trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
            />
          </li>
        )}
        <li>
          <Row
            icon={<IconDisc name="wallet" />}
            title={t('account.wallets')}
            hint={t('account.wallets-count', { count: walletCount })}
            trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
            onClick={view.openWallets}
          />
        </li>
      </ul>
      <Button
        variant="quiet"
        icon={<Icon name="disconnect" className="bl:size-5" />}
        loading={isLeaving}
        onClick={view.disconnect}
      >
        {isLeaving ? t('account.disconnecting') : t('account.disconnect')}
      </Button>
    </section>
  )
}

function IconDisc({ name }: { name: IconName }) {
  return (
    <span className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-muted">
      <Icon name={name} />
    </span>
  )
}
