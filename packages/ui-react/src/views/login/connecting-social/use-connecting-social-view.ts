'use client'

/**
 * A login in a provider's window, which the press before this view has opened.
 *
 * Out     stage   opening, waiting for the window, retrieving the user, cancelled, failed, done
 *         isBlocked   the browser blocked the window
 *         isInWindow  users log in in the secure site's window
 *         continueHere  only for a blocked window of the secure site: logs in in this tab
 *         retry   only after an end without a login; opens the window again, so it must be called within a press
 * Source  R-CONN-66 to 70, R-VIEW-36, R-FLOW-11, R-FRAME-83, R-FRAME-117
 */

import { type KitState, type SocialLoginState, selectActiveAccount } from '@bowline/kit-core'
import { loginByRedirect, loginWithEmail, loginWithSocial } from '@bowline/kit-core/actions'
import {
  SocialPopupError,
  SocialRedirectError,
  SocialTimeoutError,
  UntrustedOriginError,
} from '@bowline/kit-core/errors'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'

const selectLogin = ({ auth }: KitState) => auth.social
const selectIsInWindow = ({ auth }: KitState) => auth.login === 'window'

/** Errors with a translation. The state holds only the message of an error. */
const TRANSLATED_ERRORS = [
  new SocialPopupError(),
  new SocialRedirectError(),
  new SocialTimeoutError(),
  new UntrustedOriginError(),
] as const

/** Stage, error and retry of the current social login. */
export function useConnectingSocialView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const login = useKitState(selectLogin)
  const isConnected = useKitState(selectActiveAccount) !== undefined
  const isInWindow = useKitState(selectIsInWindow)
  // The state drops the login when it ends; the view still shows its provider.
  const [last, setLast] = useState<SocialLoginState | undefined>(login)
  if (login !== undefined && login !== last) setLast(login)
  const provider = last?.provider
  const translated = TRANSLATED_ERRORS.find(({ message }) => message === login?.error)
  const stage = login?.stage ?? (isConnected ? 'done' : 'opening')
  const hasEnded = stage === 'failed' || stage === 'cancelled'
  const retry = () => {
    if (provider === 'email') void loginWithEmail(kit, { email: kit.getState().auth.email ?? '' })
    else if (provider !== undefined) void loginWithSocial(kit, { provider })
  }
  const isBlocked = translated instanceof SocialPopupError
  return {
    provider,
    stage,
    error: errorText(translated ?? login?.error),
    isInWindow,
    isBlocked,
    continueHere: isBlocked && isInWindow ? () => void loginByRedirect(kit) : undefined,
    retry: hasEnded && provider !== undefined ? retry : undefined,
  } as const
}
