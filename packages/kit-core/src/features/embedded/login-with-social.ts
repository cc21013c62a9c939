/**
 * Starts a social login in a separate window. Must be called within the user's click: the window opens first, before any `await`
 * and before the login code is loaded. In Telegram the page itself is redirected.
 *
 * Source  spec R-CONN-65 to 73
 */

import { getDevice } from '../../base/browser/device.js'
import { openSocialWindow } from '../../base/browser/social-window.js'
import { isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import { selectShownView } from '../../core/state/select-view.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { push } from '../../navigation/navigate.js'
import { FrameLoadError } from './auth-errors.js'
import { loadLogin } from './load-login.js'
import type { LoginWithSocialParams, WaitParams } from './login-params.js'
import type { SocialLoginState } from './state.js'
import { updateAuth } from './update-auth.js'

/**
 * Opens ConnectingSocial and logs in; for Farcaster only opens ConnectingFarcaster, unless users log in in the secure site's window.
 * Replaces a pending login. The state holds failures.
 */
export async function loginWithSocial(kit: Kit, params: LoginWithSocialParams): Promise<void> {
  const { provider } = parseInput(params, { provider: isText })
  if (provider === 'farcaster' && kit.store.get().auth.login !== 'window') {
    push(kit, { view: 'ConnectingFarcaster' })
    return
  }
  // In Telegram a login in the page is a redirect. One in the secure site's window needs a window, or `loginByRedirect`.
  const isRedirect = getDevice().isTelegram && kit.store.get().auth.login !== 'window'
  const socialWindow = isRedirect ? undefined : openSocialWindow()
  const initialState: SocialLoginState = { provider, stage: 'opening' }
  track(kit, { type: 'track', event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  kit.store.batch(() => {
    updateAuth(kit, { social: initialState })
    push(kit, { view: 'ConnectingSocial' })
  })
  const isShown = selectShownView(kit.store.get()) === 'ConnectingSocial'
  try {
    const { runSocialLogin } = await loadLogin(() => import('./social-login.js'))
    await runSocialLogin(kit, { initialState, provider, socialWindow, isShown })
  } catch (error) {
    socialWindow?.close()
    const { message } = error instanceof Error ? error : new FrameLoadError(error)
    updateAuth(kit, { social: { provider, stage: 'failed', error: message } })
  }
}

/**
 * Runs a Farcaster login, called by ConnectingFarcaster; the state holds progress and failures. Opens ConnectingSocial where users log in
 * in the secure site's window. Never rejects.
 */
export async function startFarcaster(kit: Kit, params: WaitParams = {}): Promise<void> {
  parseInput(params, { signal: isMaybeSignal })
  updateAuth(kit, { farcaster: { stage: 'loading' } })
  try {
    const { runFarcasterLogin } = await loadLogin(() => import('./farcaster-login.js'))
    if ((await runFarcasterLogin(kit, params)) !== 'window') return
    // The first press, before a frame has said where users log in.
    leaveView(kit, 'ConnectingFarcaster')
    updateAuth(kit, { farcaster: undefined })
    await loginWithSocial(kit, { provider: 'farcaster' })
  } catch (error) {
    const { message } = error instanceof Error ? error : new FrameLoadError(error)
    updateAuth(kit, { farcaster: { stage: 'failed', error: message } })
  }
}

/**
 * Continues a login whose window the browser blocked, in this tab: the frame shows a card that leaves the page for the secure site, which
 * comes back to it. Only where users log in in the secure site's window. The state holds failures. Never rejects.
 */
export async function loginByRedirect(kit: Kit): Promise<void> {
  const { social, login } = kit.store.get().auth
  if (social === undefined || login !== 'window') return
  const { provider } = social
  updateAuth(kit, { social: { provider, stage: 'retrieving' } })
  try {
    const { redirectToLogin } = await loadLogin(() => import('./redirect-to-login.js'))
    await redirectToLogin(kit, provider)
  } catch (error) {
    const { message } = error instanceof Error ? error : new FrameLoadError(error)
    updateAuth(kit, { social: { provider, stage: 'failed', error: message } })
  }
}
