'use client'

import { type AccountState, DisconnectError, selectActiveAccount } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import type { ComponentType } from 'react'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useToastedAction } from '../../kit/use-toasted-action.js'
import { FittedSection } from '../list/fill-height-section.js'
import { AccountList } from './account-list.js'
import { DisconnectButton } from './disconnect-button.js'

type Words = 'profile' | 'switch-address'

/** `leaveWords` stand on the button that disconnects, `busy` while it does. `Head` stands above the list. */
export type AccountsSectionProps = {
  leaveWords: { readonly idle: `${Words}.disconnect`; readonly busy: `${Words}.disconnecting` }
  Head?: ComponentType<{ account: AccountState }>
}

/** The accounts of the wallet to pick one from, and the way to disconnect it. */
export function AccountsSection({ leaveWords, Head }: AccountsSectionProps) {
  const { t } = useMessages()
  const account = useKitState(selectActiveAccount)
  const namespace = useKitState(({ network }) => network.activeNamespace)
  const { run: leave, isRunning: isLeaving } = useToastedAction(
    (kit) => disconnect(kit, { namespace }),
    (cause) => new DisconnectError(cause),
  )
  if (account === undefined) return null
  return (
    <FittedSection aria-busy={isLeaving}>
      {Head && <Head account={account} />}
      <AccountList isOff={isLeaving} />
      <DisconnectButton
        label={t(isLeaving ? leaveWords.busy : leaveWords.idle)}
        isLeaving={isLeaving}
        onLeave={leave}
      />
    </FittedSection>
  )
}
