'use client'

import type { AccountState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { Avatar } from '../../parts/avatar.js'
import { CopyButton } from '../../parts/copy-button.js'
import { AccountName } from './account-name.js'
import { useAccountHead } from './use-account-head.js'

/** `children` stand beside the name, after the button that copies the address. */
export type AccountHeadProps = { account: AccountState; children?: ReactNode }

/** Who the account is: its picture, and its name or its address, to be copied whole. */
export function AccountHead({ account, children }: AccountHeadProps) {
  const { t } = useMessages()
  const { OwnAvatar, address, name, picture } = useAccountHead(account)
  const labels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <>
      {OwnAvatar ? <OwnAvatar address={address} className="bl:size-16" /> : <Avatar address={address} src={picture} />}
      <div className="bl:flex bl:max-w-full bl:items-center bl:gap-1">
        <div className="bl:min-w-0 bl:ps-10 bl:text-20 bl:font-semibold">
          <AccountName address={address} name={name} />
        </div>
        <CopyButton text={address} labels={labels} iconOnly />
        {children}
      </div>
    </>
  )
}
