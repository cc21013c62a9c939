/**
 * Which of the wallet's accounts is in use. The specification gives Profile and SwitchAddress one line: both list the
 * accounts, pick one and disconnect. Here this one is the list alone, reached from the settings, and Profile has the account in
 * use above it, reached from the account.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */
'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { useMessages } from '../../kit/use-messages.js'
import { AccountList } from '../accounts/account-list.js'
import { LeaveButton } from '../accounts/leave-button.js'
import { FittedSection } from '../list/fitted-section.js'

/** The accounts of the wallet, to pick one. */
export function SwitchAddressView() {
  const { t } = useMessages()
  const account = useKitState(selectActiveAccount)
  const { leave, isLeaving } = useLeave(useKitState(({ network }) => network.activeNamespace))
  if (account === undefined) return null
  return (
    <FittedSection aria-busy={isLeaving}>
      <AccountList isOff={isLeaving} />
      <LeaveButton
        label={isLeaving ? t('switch-address.disconnecting') : t('switch-address.disconnect')}
        isLeaving={isLeaving}
        onLeave={leave}
      />
    </FittedSection>
  )
}
