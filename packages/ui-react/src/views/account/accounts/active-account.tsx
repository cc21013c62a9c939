'use client'

import { type AccountState, selectDisplayName } from '@bowline/kit-core'
import { refreshIdentity, retryFailed } from '@bowline/kit-core/actions'
import { sanitizeText } from '@bowline/kit-core/internal'
import { useEffect } from 'react'
import { Address } from '../../../components/address.js'
import { Avatar } from '../../../components/avatar.js'
import { Slot } from '../../../components/slot.js'
import { useAction } from '../../../kit/use-action.js'
import { useKit, useSlots } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { AccountName } from '../account/account-name.js'

/**
 * The active account at the top of Profile and AccountSettings: avatar, name if it has one, address with a copy button.
 *
 * Source  R-CONST-25, R-ACCT-57, R-ACCT-58, R-ACCT-63
 */
export function ActiveAccount({ account }: { account: AccountState }) {
  const kit = useKit()
  const { t } = useMessages()
  const { Avatar: OwnAvatar } = useSlots()
  const { address = '', profileImage } = account
  const namespace = useKitState(({ network }) => network.activeNamespace)
  const name = sanitizeText(useKitState((state) => selectDisplayName(state, namespace, address)))
  const { run } = useAction(refreshIdentity)
  useMountTask(() => run({ namespace }))
  useEffect(() => retryFailed(kit, { of: 'identity', namespace }), [kit, namespace])
  const copyLabels = { copy: t('copy.address'), copied: t('copy.address-copied'), failed: t('copy.failed') }
  return (
    <div className="bl:flex bl:flex-col bl:items-center bl:gap-2">
      {OwnAvatar ? (
        <Slot>
          <OwnAvatar address={address} className="bl:size-16" />
        </Slot>
      ) : (
        <Avatar address={address} src={profileImage} />
      )}
      {name !== '' && (
        <p className="bl:max-w-full bl:text-20 bl:font-semibold">
          <AccountName address={address} name={name} />
        </p>
      )}
      <Address address={address} copyLabels={copyLabels} className="bl:ms-10 bl:text-16" />
    </div>
  )
}
