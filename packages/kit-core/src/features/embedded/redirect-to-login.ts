/**
 * Leaves the page for a login on the secure site, in browsers that open no window. The frame shows a card whose link the user presses, and
 * `runStartupAuth` completes the login when the page is back. `loginByRedirect` loads this code.
 *
 * In      `auth.social`, a login whose window was blocked; `auth.email` for one by email
 * Out     resolves when the user stays; `auth.social` holds why
 * Source  spec R-FRAME-117
 */
import { getPageAddress } from '../../base/browser/browser.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { type OpenedApproval, openApproval } from './approve.js'
import { EmbeddedWalletError } from './auth-errors.js'
import { connectEmbedded } from './connect-embedded.js'
import { LEFT_FOR_LOGIN_KEY } from './embedded-storage-keys.js'
import { frameCards } from './frame-cards.js'
import { isDeclined } from './is-declined.js'
import { isFrameError } from './is-frame-error.js'
import { requestFrame } from './request-frame.js'
import type { SocialLoginState } from './state.js'
import { syncTheme } from './sync-frame.js'
import { updateAuth } from './update-auth.js'

/** Shows the frame's card, whose link leaves the page. Never rejects. */
export async function redirectToLogin(kit: Kit, provider: SocialLoginState['provider']): Promise<void> {
  const returnTo = getPageAddress()?.url
  if (returnTo === undefined) return
  let approval: OpenedApproval | undefined
  const cards = frameCards(kit)
  const onShow = () => {
    approval ??= openApproval(kit)
  }
  cards.onShow = onShow
  kit.storage.set(LEFT_FOR_LOGIN_KEY, provider)
  const { email } = kit.store.get().auth
  const login = { method: provider, returnTo, ...(provider === 'email' && email !== undefined && { email }) }
  try {
    void syncTheme(kit)
    await requestFrame(kit, 'CONNECT_REDIRECT', login, kit.lifetime())
  } catch (error) {
    kit.storage.remove(LEFT_FOR_LOGIN_KEY)
    approval?.end(false, () => goBack(kit))
    if (kit.lifetime().aborted) return
    const message = error instanceof Error ? error.message : ''
    const social: SocialLoginState = isCancelled(error)
      ? { provider, stage: 'cancelled' }
      : { provider, stage: 'failed', error: message }
    updateAuth(kit, { social })
  } finally {
    if (cards.onShow === onShow) cards.onShow = undefined
  }
}

/** Completes the login once the page is back. Does nothing when the user has not logged in. Rejects like `connectEmbedded`. */
export async function finishRedirectLogin(
  kit: Kit,
  provider: SocialLoginState['provider'],
  onUser: () => void,
): Promise<void> {
  const signal = kit.lifetime()
  const user = await requestFrame(kit, 'CONNECT_RETURN', undefined, signal)
  if (user === null) return
  onUser()
  const { email, userName } = user
  const facts = { ...(email && { email }), ...(userName && { userName }) }
  await connectEmbedded(kit, { ...facts, ...(provider !== 'email' && { social: provider }) }, signal)
}

function isCancelled(error: unknown): boolean {
  if (isDeclined(error)) return true
  return error instanceof EmbeddedWalletError && isFrameError(error.cause) && error.cause.code === 'frame/aborted'
}
