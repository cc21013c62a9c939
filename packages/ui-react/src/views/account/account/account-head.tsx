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

/** In low windows, avatar, text and buttons are in one row. */
const AVATAR_CLASS = 'bl:size-16 bl:short:size-12'

/** `children` are two buttons that position themselves: in the upper corners, or in low windows after the name. */
export type AccountHeadProps = { account: AccountState; children: ReactNode }

/** Top of Account: avatar, name or address, buttons to copy it and to open the explorer, and the account's total value. */
export function AccountHead({ account, children }: AccountHeadProps) {
  const { t } = useMessages()
  const { OwnAvatar, address, name, avatar, explorerUrl, openAccounts } = useAccountHead(account)
  const isLong = (name ?? '').length > LONG_NAME_LENGTH
  const labels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <div className="bl:relative bl:flex bl:items-center bl:gap-1 bl:tall:flex-col">
      <WalletBadge wallet={account.connectedWalletInfo}>
        {OwnAvatar ? (
          <Slot>
            <OwnAvatar address={address} className={AVATAR_CLASS} />
          </Slot>
        ) : (
          <Avatar address={address} src={avatar} className={AVATAR_CLASS} />
        )}
      </WalletBadge>
      <div className="bl:flex bl:max-w-full bl:flex-1 bl:flex-col bl:short:ps-2 bl:tall:items-center bl:tall:gap-1">
        <div className="bl:flex bl:max-w-full bl:items-center">
          <div
            className={classNames(
              'bl:min-w-0 bl:font-semibold bl:short:text-14',
              isLong ? 'bl:text-16' : 'bl:text-20',
              openAccounts === undefined && 'bl:pe-1',
            )}
          >
            {openAccounts === undefined ? (
              <AccountName address={address} name={name} />
            ) : (
              <button
                type="button"
                onClick={openAccounts}
                className="bl:flex bl:min-h-9 bl:max-w-full bl:items-center bl:gap-1 bl:rounded-small bl:transition-colors bl:duration-100 bl:hover:bg-surface bl:active:bg-surface-hover bl:tall:px-2"
              >
                <AccountName address={address} name={name} />
                <VisuallyHidden>{t('account.switch')}</VisuallyHidden>
                <Icon name="chevron-down" className="bl:size-4.5 bl:text-subtle" />
              </button>
            )}
          </div>
          <CopyButton text={address} labels={labels} iconOnly />
          {explorerUrl !== undefined && (
            <ExternalLink
              href={explorerUrl}
              aria-label={t('account.explorer')}
              title={t('account.explorer')}
              className="bl:inline-flex bl:size-9 bl:flex-none bl:items-center bl:justify-center bl:hover:bg-surface-hover"
            >
              <Icon name="external" className="bl:size-4.5 bl:text-muted" />
            </ExternalLink>
          )}
        </div>
        <TotalLine account={account} />
      </div>
      {children}
    </div>
  )
}
