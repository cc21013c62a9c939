'use client'

import { type AccountState, selectShownName } from '@bowline/kit-core'
import { refreshIdentity } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useSlots } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useOnEntry } from '../../kit/use-on-entry.js'

/** Who the account is; asked for when the account comes on screen. Source: R-ACCT-53 to 59. */
export function useAccountHead({ address = '', profileImage }: AccountState) {
  const { Avatar } = useSlots()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const name = useKitState((state) => selectShownName(state, namespace, address))
  const { run } = useAction(refreshIdentity)
  useOnEntry(() => run({ namespace }))
  return { OwnAvatar: Avatar, address, name, picture: profileImage }
}
