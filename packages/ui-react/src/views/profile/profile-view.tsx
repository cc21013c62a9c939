/**
 * The account in use, and beneath it the others of its wallet to pick from. What tells it from SwitchAddress is said there.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */
'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { useMessages } from '../../kit/use-messages.js'
import { AccountInUse } from '../accounts/account-in-use.js'
import { AccountList } from '../accounts/account-list.js'
import { LeaveButton } from '../accounts/leave-button.js'
import { FittedSection } from '../list/fitted-section.js'

/** The account in use among the accounts of its wallet. */
export function ProfileView() {
  const { t } = useMessages()
  const account = useKitState(selectActiveAccount)
  const { leave, isLeaving } = useLeave(useKitState(({ network }) => network.activeNamespace))
  if (account === undefined) return null
  return (
    <FittedSection aria-busy={isLeaving}>
      <AccountInUse account={account} />
      <AccountList isOff={isLeaving} />
      <LeaveButton
        label={isLeaving ? t('profile.disconnecting') : t('profile.disconnect')}
        isLeaving={isLeaving}
        onLeave={leave}
      />
    </FittedSection>
  )
}
