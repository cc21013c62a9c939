'use client'

import type { AccountState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar.js'
import { classNames } from '../../components/class-names.js'
import { CopyButton } from '../../components/copy-button.js'
import { ExternalLink } from '../../components/external-link.js'
import { Icon } from '../../components/icon.js'
import { Slot } from '../../components/slot.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'
import { AccountName } from './account-name.js'
import { TotalLine } from './total-line.js'
import { useAccountHead } from './use-account-head.js'
import { WalletBadge } from './wallet-badge.js'

/** More letters are written smaller, so that as many as may be have room. */
const LONG_NAME = 14

/** Short of height, picture, words and buttons stand side by side. */
const AVATAR = 'bl:size-16 bl:short:size-12'

/** `children` are two buttons that place themselves: in the upper corners, short of height at the end of the line below the name. */
export type AccountHeadProps = { account: AccountState; children: ReactNode }

/** Who the account is, its name or address to be copied whole, and what it is worth. */
export function AccountHead({ account, children }: AccountHeadProps) {
  const { t } = useMessages()
  const { OwnAvatar, address, name, picture, explorerUrl, openAccounts } = useAccountHead(account)
  const isLong = (name ?? '').length > LONG_NAME
  const labels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <div className="bl:relative bl:flex bl:items-center bl:gap-1 bl:tall:flex-col">
      <WalletBadge wallet={account.connectedWalletInfo}>
        {OwnAvatar ? (
          <Slot>
            <OwnAvatar address={address} className={AVATAR} />
          </Slot>
        ) : (
          <Avatar address={address} src={picture} className={AVATAR} />
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
