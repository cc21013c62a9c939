/**
 * Name and picture of the account a button shows, and what marks it while something is pending.
 *
 * Out     name      the app's own label, else the account's name; empty where neither is known, and the address is shown
 *         They are asked for when the account is connected, on families that have names, with what asks loaded then.
 *         mark      loaded once something was sent
 * Source  R-BTN-02, R-ACCT-53 to 59, R-ACCT-86
 */
'use client'

import { isSupportedOn, readableText, selectAccount, selectShownName } from '@bowline/kit-core'
import { readProfile } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { ConnectionFacts } from './connection-facts.js'
import type { PageButtonProps } from './page-button.js'

/** Them, as far as they are known. */
export function useAccountFace({ status }: ConnectionFacts, asked: PageButtonProps['namespace']) {
  const kit = useKit()
  const namespace = useKitState(({ network }) => asked ?? network.activeNamespace)
  const { address = '', profileImage: picture, profileStatus } = useKitState((state) => selectAccount(state, namespace))
  const name = useKitState((state) => selectShownName(state, namespace, address))
  const followed = useKitState((state) => state.followed)
  const [mark, setMark] = useState<typeof import('./mark-pending.js')>()
  const isWanted = profileStatus === 'idle' && status === 'connected' && isSupportedOn('names', namespace)

  useEffect(() => {
    if (isWanted) readProfile(kit, namespace)
  }, [kit, namespace, isWanted])

  useEffect(() => {
    if (followed) import('./mark-pending.js').then(setMark, kit.log.debug)
  }, [kit, followed])

  return { name: readableText(name), picture, mark }
}
