'use client'

import type { AccountState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar.js'
import { classNames } from '../../../components/class-names.js'
import { CopyButton } from '../../../components/copy-button.js'
import { ExternalLink } from '../../../components/external-link.js'
import { Icon } from '../../../components/icon.js'
import { Slot } from '../../../components/slot.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { AccountName } from './account-name.js'
import { TotalLine } from './total-line.js'
import { useAccountHead } from './use-account-head.js'
import { WalletBadge } from './wallet-badge.js'

/** A longer name is set in a smaller font, so that more of it fits. */
const LONG_NAME_LENGTH = 14

const AVATAR_CLASS = 'bl:size-10'

/** `children` are the buttons at the end of the line with the name. */
export type AccountHeadProps = { account: AccountState; children: ReactNode }

/**
 * Top of Account: a line with avatar, name or address, and buttons to copy it and to open the explorer; below it the account's
 * total value, which in small windows is next to the avatar.
 */
export function AccountHead({ account, children }: AccountHeadProps) {
  const { t } = useMessages()
  const { OwnAvatar, address, name, avatar, explorerUrl, openAccounts } = useAccountHead(account)
  const isLong = (name ?? '').length > LONG_NAME_LENGTH
  const labels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <div className="bl:grid bl:grid-cols-[auto_minmax(0,1fr)_auto] bl:items-center bl:gap-x-2 bl:tall:gap-y-1">
      <WalletBadge wallet={account.connectedWalletInfo} className="bl:short:row-span-2">
        {OwnAvatar ? (
          <Slot>
            <OwnAvatar address={address} className={AVATAR_CLASS} />
          </Slot>
        ) : (
          <Avatar address={address} src={avatar} className={AVATAR_CLASS} />
        )}
      </WalletBadge>
      <div className="bl:flex bl:items-center bl:short:col-span-2">
        <div className={classNames('bl:min-w-0 bl:font-semibold', isLong && 'bl:text-14')}>
          {openAccounts === undefined ? (
            <AccountName address={address} name={name} />
          ) : (
            <button
              type="button"
              onClick={openAccounts}
              className={
                'bl:relative bl:flex bl:min-h-9 bl:max-w-full bl:items-center bl:gap-0.5 bl:rounded-small bl:transition-colors bl:duration-100 bl:before:absolute bl:before:inset-x-0 bl:before:-inset-y-1 bl:before:content-[""] bl:hover:bg-surface bl:active:bg-surface-hover'
              }
            >
              <AccountName address={address} name={name} />
              <VisuallyHidden>{t('account.switch')}</VisuallyHidden>
              <Icon name="chevron-down" className="bl:size-4 bl:text-subtle" />
            </button>
          )}
        </div>
        <CopyButton text={address} labels={labels} iconOnly />
        {explorerUrl !== undefined && (
          <ExternalLink
            href={explorerUrl}
            aria-label={t('account.explorer')}
            title={t('account.explorer')}
            className={
              'bl:relative bl:inline-flex bl:size-9 bl:flex-none bl:items-center bl:justify-center bl:before:absolute bl:before:-inset-1 bl:before:content-[""] bl:hover:bg-surface-hover'
            }
          >
            <Icon name="external" className="bl:size-4.5 bl:text-muted" />
          </ExternalLink>
        )}
      </div>
      <span className="bl:-me-2 bl:flex bl:flex-none bl:short:col-start-3 bl:short:row-start-2">{children}</span>
      <TotalLine account={account} />
    </div>
  )
}
