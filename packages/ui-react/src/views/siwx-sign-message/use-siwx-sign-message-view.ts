/**
 * The question whether the visitor signs in.
 *
 * In      whoever is connected; the app as it names itself, or as its page does
 * Out     app         `domain` is the page's own, since the message names that one whatever the app calls itself
 *         isSigning   also while the wallet is still being restored
 *         isLeaving   the wallet is being disconnected
 *         sign, cancel   how they fail is told by toast, and the view stays
 * Source  R-VIEW-62, R-FLOW-36, R-SIWX-17, R-SIWX-19, R-SIWX-38
 */
'use client'

import { readAppMetadata, selectActiveAccount } from '@bowline/kit-core'
import { cancelSignIn, signIn } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** What the view shows and offers. */
export function useSiwxSignMessageView() {
  const kit = useKit()
  const [app] = useState(() => {
    const { name, url, icons } = readAppMetadata(kit)
    const host = URL.canParse(url) ? new URL(url).host : ''
    const domain = window.location.host || host
    return { name: name || domain, domain, picture: icons[0] }
  })
  const { address = '', connectedWalletInfo } = useKitState(selectActiveAccount) ?? {}
  const isAsked = useKitState((state) => state.signIn.status === 'signing')
  const { run: sign, status: signing } = useAction((asked) => signIn(asked))
  const { run: cancel, status: leaving } = useAction((asked) => cancelSignIn(asked))
  return {
    app,
    address,
    wallet: connectedWalletInfo,
    isSigning: isAsked || signing === 'running',
    isLeaving: leaving === 'running',
    sign: () => void sign(),
    cancel: () => void cancel(),
  }
}
