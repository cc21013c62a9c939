/**
 * The question whether the visitor signs in.
 *
 * In      whoever is connected; the app as it names itself, or as its page does
 * Out     app         `domain` is the page's own, since the message names that one whatever the app calls itself
 *         isSigning   also while the wallet is still being restored
 *         isLeaving   the wallet is being disconnected
 *         failure     in words: why it did not come to a session. A refusal is told by toast
 *         canSign     false where the account signs no messages; asking again is of no use then
 *         isOtherWalletOffered   where another wallet can help
 *         sign, cancel   the view stays where they fail
 * Source  R-VIEW-62, R-FLOW-36, R-SIWX-17, R-SIWX-19, R-SIWX-38, R-SIWX-60, R-SIWX-67
 */
'use client'

import { getAppMetadata, selectActiveAccount } from '@bowline/kit-core'
import { cancelSignIn, open, signIn } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useResponseTimeout } from '../../kit/use-response-timeout.js'
import { translateError } from '../../messages/format-error.js'

const UNABLE = 'wallet/signing-unsupported'

/** Failures that are the wallet's or the account's. */
const OF_THE_WALLET: ReadonlySet<string> = new Set([
  UNABLE,
  'sign-in/wallet',
  'sign-in/not-accepted',
  'sign-in/smart-account',
])

/** What the view shows and offers. */
export function useSiwxSignMessageView() {
  const kit = useKit()
  const [app] = useState(() => {
    const { name, url, icons } = getAppMetadata(kit)
    const host = URL.canParse(url) ? new URL(url).host : ''
    const domain = window.location.host || host
    return { name: name || domain, domain, picture: icons[0] }
  })
  const { address = '', connectedWalletInfo } = useKitState(selectActiveAccount) ?? {}
  const { messages } = useMessages()
  const failure = useKitState((state) => state.signIn.failure)
  const isRequired = useKitState((state) => state.signIn.isRequired)
  const isAsked = useKitState((state) => state.signIn.status === 'signing')
  const { run: sign, status: signing } = useAction((asked) => signIn(asked))
  const { run: cancel, status: leaving } = useAction((asked) => cancelSignIn(asked))
  const isSigning = isAsked || signing === 'running'
  const { isSilent, wait } = useResponseTimeout(isSigning)
  return {
    app,
    address,
    wallet: connectedWalletInfo,
    failure: failure && (translateError(messages, failure) ?? failure.message),
    canSign: failure?.code !== UNABLE,
    isOtherWalletOffered: failure !== undefined && OF_THE_WALLET.has(failure.code),
    isRequired,
    isSigning,
    isSilent,
    isLeaving: leaving === 'running',
    sign: () => {
      wait()
      void sign()
    },
    cancel: () => void cancel(),
    chooseWallet: () => void open(kit, { view: 'Connect' }),
  }
}
