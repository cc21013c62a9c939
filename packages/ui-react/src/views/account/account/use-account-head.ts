'use client'

import { type AccountState, selectAddressExplorerUrl, selectDisplayName } from '@bowline/kit-core'
import { push, refreshIdentity, retryFailed } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit, useSlots } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'

/**
 * Name, avatar and explorer link of the account, fetched when Account mounts, and a function to open Profile; undefined with a
 * single account.
 *
 * Source  R-ACCT-53 to 59, R-ACCT-64, R-FLOW-23
 */
export function useAccountHead({ address = '', profileImage, allAccounts }: AccountState) {
  const kit = useKit()
  const { Avatar } = useSlots()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const name = useKitState((state) => selectDisplayName(state, namespace, address))
  const { run } = useAction(refreshIdentity)
  useMountTask(() => run({ namespace }))
  useEffect(() => retryFailed(kit, { of: 'identity', namespace }), [kit, namespace])
  return {
    OwnAvatar: Avatar,
    address,
    name,
    avatar: profileImage,
    explorerUrl: useKitState((state) => selectAddressExplorerUrl(state)),
    openAccounts: allAccounts.length > 1 ? () => push(kit, { view: 'Profile' }) : undefined,
  }
}
