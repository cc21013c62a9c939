'use client'

import { type AccountState, selectActiveAccount } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import { DisconnectError } from '@bowline/kit-core/errors'
import type { ComponentType } from 'react'
import { useActionWithToast } from '../../../kit/use-action-with-toast.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { DisconnectButton } from '../account/disconnect-button.js'
import { AccountList } from './account-list.js'

type TextScope = 'profile' | 'switch-address'

/** `disconnectLabels` are the labels of the disconnect button, `busy` while it disconnects. `Head` renders above the list. */
export type AccountsSectionProps = {
  disconnectLabels: { readonly idle: `${TextScope}.disconnect`; readonly busy: `${TextScope}.disconnecting` }
  Head?: ComponentType<{ account: AccountState }>
}

/** Content of Profile and SwitchAddress: the wallet's accounts, and a button that disconnects the wallet. */
export function AccountsSection({ disconnectLabels, Head }: AccountsSectionProps) {
  const { t } = useMessages()
  const account = useKitState(selectActiveAccount)
  const namespace = useKitState(({ network }) => network.activeNamespace)
  const { run: leave, isRunning: isLeaving } = useActionWithToast(
    (kit) => disconnect(kit, { namespace }),
    (cause) => new DisconnectError(cause),
  )
  if (account === undefined) return null
  return (
    <FillHeightSection aria-busy={isLeaving}>
      {Head && <Head account={account} />}
      <AccountList isDisabled={isLeaving} />
      <DisconnectButton
        label={t(isLeaving ? disconnectLabels.busy : disconnectLabels.idle)}
        isLeaving={isLeaving}
        onLeave={leave}
      />
    </FillHeightSection>
  )
}
