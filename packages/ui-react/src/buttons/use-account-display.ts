/**
 * Name and picture of the account a button shows, and what marks it while something is pending.
 *
 * Out     name      the app's own label, else the account's name; empty where neither is known, and the address is shown
 *         They are asked for when the account is connected, on families that have names, with what asks loaded then.
 *         mark      loaded once something was sent
 * Source  R-BTN-02, R-ACCT-53 to 59, R-ACCT-86
 */
'use client'

import { isSupportedOn, sanitizeText, selectAccount, selectDisplayName } from '@bowline/kit-core'
import { loadProfile } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { BaseButtonProps } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'

/** Them, as far as they are known. */
export function useAccountDisplay({ status }: ConnectionInfo, asked: BaseButtonProps['namespace']) {
  const kit = useKit()
  const namespace = useKitState(({ network }) => asked ?? network.activeNamespace)
  const { address = '', profileImage: picture, profileStatus } = useKitState((state) => selectAccount(state, namespace))
  const name = useKitState((state) => selectDisplayName(state, namespace, address))
  const followed = useKitState((state) => state.trackedTransactions)
  const [mark, setMark] = useState<typeof import('./pending-badge.js')>()
  const isWanted = profileStatus === 'idle' && status === 'connected' && isSupportedOn('names', namespace)

  useEffect(() => {
    if (isWanted) loadProfile(kit, namespace)
  }, [kit, namespace, isWanted])

  useEffect(() => {
    if (followed) import('./pending-badge.js').then(setMark, kit.log.debug)
  }, [kit, followed])

  return { name: sanitizeText(name), picture, mark }
}
