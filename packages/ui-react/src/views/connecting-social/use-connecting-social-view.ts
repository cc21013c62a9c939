/**
 * A login in a provider's window, which the press that led here has opened.
 *
 * Out     stage   opening, waiting in the window, reading who it is, cancelled, failed, done
 *         isBlocked   the browser refused the window
 *         retry   once it is over without a login; opens the window anew, so it has to be called within a press
 * Source  R-CONN-66 to 70, R-VIEW-36, R-FLOW-11
 */
'use client'

import {
  type KitState,
  type SocialLoginState,
  SocialPopupError,
  SocialRedirectError,
  SocialTimeoutError,
  selectActiveAccount,
  UntrustedOriginError,
} from '@bowline/kit-core'
import { loginWithSocial } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'

const selectLogin = ({ auth }: KitState) => auth.social

/** The state holds an error's words; a language has its own for these. */
const KNOWN = [
  new SocialPopupError(),
  new SocialRedirectError(),
  new SocialTimeoutError(),
  new UntrustedOriginError(),
] as const

/** What the view shows and offers. */
export function useConnectingSocialView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const login = useKitState(selectLogin)
  const isConnected = useKitState(selectActiveAccount) !== undefined
  // Once it is over the login is gone from the state; the view still says whose it was.
  const [last, setLast] = useState<SocialLoginState | undefined>(login)
  if (login !== undefined && login !== last) setLast(login)
  const provider = last?.provider
  const known = KNOWN.find(({ message }) => message === login?.error)
  const stage = login?.stage ?? (isConnected ? 'done' : 'opening')
  const isOver = stage === 'failed' || stage === 'cancelled'
  return {
    provider,
    stage,
    error: errorText(known ?? login?.error),
    isBlocked: known instanceof SocialPopupError,
    retry: isOver && provider !== undefined ? () => void loginWithSocial(kit, { provider }) : undefined,
  } as const
}
