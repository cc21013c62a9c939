'use client'

/**
 * State and actions of SIWXSignMessage, the request to sign in.
 *
 * Out     app         name and icon from the app's metadata; `domain` is that of the page, because the message contains it
 *         isSigning   also true while the wallet is being restored
 *         isLeaving   whether the wallet is being disconnected
 *         failure     text that says why sign-in failed; when the user declines, a toast says so instead
 *         canSign     false when the account cannot sign messages, so that a retry is useless
 *         isOtherWalletOffered   whether another wallet can help
 *         sign, cancel   when they fail, the view stays open
 * Source  R-VIEW-62, R-FLOW-36, R-SIWX-17, R-SIWX-19, R-SIWX-38, R-SIWX-60, R-SIWX-67
 */

import { selectActiveAccount } from '@bowline/kit-core'
import { cancelSignIn, open, signIn } from '@bowline/kit-core/actions'
import { getAppMetadata } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { translateError } from '../../../messages/format-error.js'

const SIGNING_UNSUPPORTED = 'wallet/signing-unsupported'

/** Codes of failures that another wallet or account can solve. */
const WALLET_FAILURES: ReadonlySet<string> = new Set([
  SIGNING_UNSUPPORTED,
  'sign-in/wallet',
  'sign-in/not-accepted',
  'sign-in/smart-account',
])

/** The app, the account, the progress of the signature, and the view's buttons. */
export function useSiwxSignMessageView() {
  const kit = useKit()
  const [app] = useState(() => {
    const { name, url, icons } = getAppMetadata(kit)
    const host = URL.canParse(url) ? new URL(url).host : ''
    const domain = window.location.host || host
    return { name: name || domain, domain, icon: icons[0] }
  })
  const { address = '', connectedWalletInfo } = useKitState(selectActiveAccount) ?? {}
  const { messages } = useMessages()
  const failure = useKitState((state) => state.signIn.failure)
  const isRequired = useKitState((state) => state.signIn.isRequired)
  const isRequested = useKitState((state) => state.signIn.status === 'signing')
  const { run: sign, status: signing } = useAction((target) => signIn(target))
  const { run: cancel, status: leaving } = useAction((target) => cancelSignIn(target))
  const isSigning = isRequested || signing === 'running'
  const { isSilent, restart } = useResponseTimeout(isSigning)
  return {
    app,
    address,
    wallet: connectedWalletInfo,
    failure: failure && (translateError(messages, failure) ?? failure.message),
    canSign: failure?.code !== SIGNING_UNSUPPORTED,
    isOtherWalletOffered: failure !== undefined && WALLET_FAILURES.has(failure.code),
    isRequired,
    isSigning,
    isSilent,
    isLeaving: leaving === 'running',
    sign: () => {
      restart()
      void sign()
    },
    cancel: () => void cancel(),
    chooseWallet: () => void open(kit, { view: 'Connect' }),
  }
}
