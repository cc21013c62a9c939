'use client'

import type { AccountState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { Avatar } from '../../parts/avatar.js'
import { CopyButton } from '../../parts/copy-button.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Icon } from '../../parts/icon.js'
import { AccountName } from './account-name.js'
import { useAccountHead } from './use-account-head.js'

/** `children` stand beside the name, after the button that copies the address. */
export type AccountHeadProps = { account: AccountState; children?: ReactNode }

/** Who the account is: its picture, and its name or its address, to be copied whole. */
export function AccountHead({ account, children }: AccountHeadProps) {
  const { t } = useMessages()
  const { OwnAvatar, address, name, picture, openAccounts } = useAccountHead(account)
  const labels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <>
      {OwnAvatar ? <OwnAvatar address={address} className="bl:size-16" /> : <Avatar address={address} src={picture} />}
      <div className="bl:flex bl:max-w-full bl:items-center bl:gap-1">
        <div className="bl:min-w-0 bl:ps-10 bl:text-20 bl:font-semibold">
          {openAccounts === undefined ? (
            <AccountName address={address} name={name} />
          ) : (
            <button
              type="button"
              onClick={openAccounts}
              className="bl:flex bl:min-h-9 bl:max-w-full bl:items-center bl:gap-1 bl:rounded-small bl:px-2 bl:transition-colors bl:duration-100 bl:hover:bg-surface bl:active:bg-surface-hover"
            >
              <AccountName address={address} name={name} />
              <HiddenWords>{t('account.switch')}</HiddenWords>
              <Icon name="chevron-down" className="bl:size-4.5 bl:text-subtle" />
            </button>
          )}
        </div>
        <CopyButton text={address} labels={labels} iconOnly />
        {children}
      </div>
    </>
  )
}
