'use client'

/**
 * Name and avatar of the account that the account button shows, and the code of its badge for pending transactions.
 *
 * Out     name      the app's label for the address, else the account's name; empty when neither is known (the button then
 *                   shows the address). Fetched once the account is connected, on namespaces with names
 *         avatar    URL, fetched together with the name; undefined before that
 *         badge     module with `withPendingBadge`, loaded once a transaction was sent; undefined before that
 * Source  R-BTN-02, R-ACCT-53 to 59, R-ACCT-86
 */

import { isSupportedOn, selectAccount, selectDisplayName } from '@bowline/kit-core'
import { loadProfile } from '@bowline/kit-core/actions'
import { sanitizeText } from '@bowline/kit-core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { BaseButtonProps } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'

/** Name, avatar and badge code for the account button. */
export function useAccountDisplay({ status }: ConnectionInfo, requestedNamespace: BaseButtonProps['namespace']) {
  const kit = useKit()
  const namespace = useKitState(({ network }) => requestedNamespace ?? network.activeNamespace)
  const { address = '', profileImage: avatar, profileStatus } = useKitState((state) => selectAccount(state, namespace))
  const name = useKitState((state) => selectDisplayName(state, namespace, address))
  const tracked = useKitState((state) => state.trackedTransactions)
  const [badge, setBadge] = useState<typeof import('./pending-badge.js')>()
  const shouldLoad = profileStatus === 'idle' && status === 'connected' && isSupportedOn('names', namespace)

  useEffect(() => {
    if (shouldLoad) loadProfile(kit, namespace)
  }, [kit, namespace, shouldLoad])

  useEffect(() => {
    if (tracked) import('./pending-badge.js').then(setBadge, kit.log.debug)
  }, [kit, tracked])

  return { name: sanitizeText(name), avatar, badge }
}
