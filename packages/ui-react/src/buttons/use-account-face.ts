/**
 * Name and picture of the account a button shows.
 *
 * Out     name      the app's own label, else the account's name; empty where neither is known, and the address is shown
 *         They are asked for when the account is connected, on families that have names, with what asks loaded then.
 * Source  R-BTN-02, R-ACCT-53 to 59
 */
'use client'

import { isSupportedOn, readableText, selectAccount, selectShownName } from '@bowline/kit-core'
import { readProfile } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { ConnectionFacts } from './connection-facts.js'
import type { PageButtonProps } from './page-button.js'

/** Name and picture, as far as they are known. */
export function useAccountFace({ status }: ConnectionFacts, asked: PageButtonProps['namespace']) {
  const kit = useKit()
  const namespace = useKitState(({ network }) => asked ?? network.activeNamespace)
  const name = useKitState((state) => selectShownName(state, namespace, selectAccount(state, namespace).address ?? ''))
  const picture = useKitState((state) => selectAccount(state, namespace).profileImage)
  const isUnread = useKitState((state) => selectAccount(state, namespace).profileStatus === 'idle')
  const isWanted = isUnread && status === 'connected' && isSupportedOn('names', namespace)

  useEffect(() => {
    if (isWanted) readProfile(kit, namespace)
  }, [kit, namespace, isWanted])

  return { name: readableText(name), picture }
}
