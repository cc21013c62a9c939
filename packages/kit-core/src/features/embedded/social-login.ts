/**
 * Runs a social login in the window that `loginWithSocial` opened, and connects the embedded wallet with its result.
 *
 * Source  spec R-CONN-65 to 71, R-CONN-74, R-FRAME-50, R-FRAME-83; security design §6, social
 */

import { type Attempt, createRun } from '../../base/async/run.js'
import { throwIfAborted, withAbort } from '../../base/async/with-abort.js'
import { getDevice } from '../../base/browser/device.js'
import type { SocialWindow } from '../../base/browser/social-window.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { SocialProvider } from '../../core/config/features.js'
import { selectShownView } from '../../core/state/select-view.js'
import { updateAccount } from '../../core/state/update-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import {
  isWindowLogin,
  SocialPopupError,
  SocialRedirectError,
  SocialTimeoutError,
  UntrustedOriginError,
} from './auth-errors.js'
import { connectEmbedded } from './connect-embedded.js'
import { connectSocial } from './fetch-embedded-users.js'
import { isTrustedUrl } from './is-trusted-url.js'
import { loginInWindow } from './login-in-window.js'
import { redirectToSocialLogin } from './redirect-social-login.js'
import { requestFrame } from './request-frame.js'
import type { SocialLoginState } from './state.js'
import { switchToSupportedNamespace } from './switch-to-supported-namespace.js'
import { trackSocialError } from './track-social-error.js'
import { updateAuth } from './update-auth.js'
import { type SocialWindowResult, waitForSocialWindow, waitWhileOpen } from './wait-for-social-window.js'

const LOGIN_LIMIT_MS = 45_000
const LIMIT_TIMER = 'social/limit'

/** An email login in the window can wait for its mail this long. */
const WINDOW_LIMIT_MS = 20 * 60_000

const logins = createRun<void>()

type WindowLoginMethod = SocialProvider | 'email'

/** A social login that started within a click. */
export type SocialLoginParams = {
  /** `auth.social` when the login started; if the state holds another value once this code is loaded, the login was cancelled. */
  readonly initialState: SocialLoginState
  /** `email` and `farcaster`: only in the secure site's window. */
  readonly provider: WindowLoginMethod
  readonly email?: string
  /** Undefined if the browser blocked the window, and in Telegram. */
  readonly socialWindow: SocialWindow | undefined
  /** Whether ConnectingSocial was on screen at the start; leaving the view then cancels the login. */
  readonly isShown: boolean
}

/** Replaces a pending login. Resolves when the login is finished, cancelled or failed; `auth.social` holds the outcome. */
export function runSocialLogin(kit: Kit, params: SocialLoginParams): Promise<void> {
  return logins.replace(kit, (attempt) => login(kit, params, attempt), { signals: [kit.lifetime()] })
}

async function login(
  kit: Kit,
  { initialState, provider, email, socialWindow, isShown }: SocialLoginParams,
  { signal, abort, isCurrent }: Attempt,
): Promise<void> {
  const cancel = () => {
    trackProvider(kit, 'SOCIAL_LOGIN_CANCELED', provider)
    if (isCurrent()) logins.abort(kit)
  }
  let hasTimedOut = false
  /** After its login the secure site's window may offer a passkey, and closes itself. */
  let closesItself = false
  const stopWatching = isShown ? watchLeaving(kit, cancel) : () => {}
  if (kit.store.get().auth.social !== initialState) cancel()
  else if (isShown && !isThere(kit)) {
    cancel()
    updateAuth(kit, { social: undefined })
  } else keepWindow(kit, socialWindow)
  const limit = (limitMs: number) =>
    kit.timers.start(LIMIT_TIMER, limitMs, () => {
      hasTimedOut = true
      abort()
    })
  const inWindow = async () => {
    limit(WINDOW_LIMIT_MS)
    const user = await loginInWindow(kit, { method: provider, email, opened: socialWindow, signal })
    if (user === undefined) {
      abort()
      showCancelled(kit, provider)
      return
    }
    show(kit, { provider, stage: 'retrieving' })
    await connectEmbedded(kit, { ...user, ...(provider !== 'email' && { social: provider }) }, signal)
    closesItself = true
    trackProvider(kit, 'SOCIAL_LOGIN_SUCCESS', provider)
  }
  limit(LOGIN_LIMIT_MS)
  try {
    throwIfAborted(signal)
    if (!socialWindow && !getDevice().isTelegram) {
      // The frame says whether the login can go on in this tab.
      if (kit.store.get().auth.login === undefined)
        await requestFrame(kit, 'GET_CHAIN_ID', undefined, signal).catch(() => undefined)
      throwIfAborted(signal)
      throw new SocialPopupError()
    }
    switchToSupportedNamespace(kit)
    if (provider === 'email' || provider === 'farcaster' || kit.store.get().auth.login === 'window')
      return await inWindow()
    const address = redirectUri(kit, provider, signal)
    if (!socialWindow) {
      leaveForLogin(kit, provider, await address)
      return
    }
    const uri = await waitWhileOpen(kit, { opened: socialWindow, signal }, address)
    if (uri === undefined) {
      abort()
      showCancelled(kit, provider)
      return
    }
    show(kit, { provider, stage: 'waiting' })
    socialWindow.go(uri)
    const result = await withAbort(waitForSocialWindow(kit, socialWindow, signal), signal)
    await end(kit, { provider, uri, result, signal })
  } catch (thrown) {
    // The first press, before a frame has said where users log in.
    const error = isWindowLogin(thrown) ? await inWindow().catch((failure: unknown) => failure) : thrown
    if (error === undefined) return
    const isCancelled = isKitError(error, 'request/aborted') && !hasTimedOut
    if (isCurrent() && !isCancelled) fail(kit, provider, hasTimedOut ? new SocialTimeoutError() : error)
  } finally {
    stopWatching()
    if (!closesItself) socialWindow?.close()
    if (isCurrent() || !logins.isRunning(kit)) {
      kit.timers.stop(LIMIT_TIMER)
      keepWindow(kit, undefined)
    }
  }
}

function keepWindow(kit: Kit, socialWindow: SocialWindow | undefined): void {
  updateAccount(kit, kit.store.get().network.activeNamespace, { socialWindow })
}

function isThere(kit: Kit): boolean {
  const state = kit.store.get()
  return selectShownView(state) === 'ConnectingSocial' && state.auth.social !== undefined
}

/** Cancels the login when the user leaves the view before the provider has returned a result. */
function watchLeaving(kit: Kit, cancel: () => void): () => void {
  if (!isThere(kit)) return () => {}
  let stage: SocialLoginState['stage'] = 'opening'
  const stop = kit.store.subscribe(() => {
    if (isThere(kit)) {
      stage = kit.store.get().auth.social?.stage ?? stage
      return
    }
    stop()
    if (stage !== 'opening' && stage !== 'waiting') return
    cancel()
    updateAuth(kit, { social: undefined })
  })
  return stop
}

async function redirectUri(
  kit: Kit,
  provider: Exclude<SocialProvider, 'farcaster'>,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { uri } = await requestFrame(kit, 'GET_SOCIAL_REDIRECT_URI', { provider }, signal)
    if (isTrustedUrl(kit, uri)) return uri
    throw new SocialRedirectError()
  } catch (error) {
    if (isKitError(error, 'request/aborted') || isWindowLogin(error)) throw error
    throw new SocialRedirectError(error)
  }
}

type SocialEnd = FinishSocialParams & { readonly result: SocialWindowResult }

async function end(kit: Kit, { provider, uri, result, signal }: SocialEnd): Promise<void> {
  if (result.type === 'result') await finishSocial(kit, { provider, uri: result.uri, signal })
  else if (result.type === 'cut-off') leaveForLogin(kit, provider, uri)
  else if (result.type === 'untrusted') fail(kit, provider, new UntrustedOriginError())
  else showCancelled(kit, provider)
}

function leaveForLogin(kit: Kit, provider: SocialProvider, uri: string): void {
  const { social } = kit.store.get().auth
  redirectToSocialLogin(kit, provider, uri, () => {
    if (kit.store.get().auth.social === social) showCancelled(kit, provider)
  })
}

function showCancelled(kit: Kit, provider: SocialLoginState['provider']): void {
  trackProvider(kit, 'SOCIAL_LOGIN_CANCELED', provider)
  updateAuth(kit, { social: isThere(kit) ? { provider, stage: 'cancelled' } : undefined })
}

/** Parameters of `finishSocial`. `uri`: the handle that the secure site's callback page returned. */
export type FinishSocialParams = {
  readonly provider: SocialProvider
  readonly uri: string
  readonly signal?: AbortSignal | undefined
}

/** Last step, for a window or a redirect: passes the result to the frame and connects the embedded wallet. */
export async function finishSocial(kit: Kit, { provider, uri, signal }: FinishSocialParams): Promise<void> {
  show(kit, { provider, stage: 'retrieving' })
  track(kit, { type: 'track', event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  const { email, userName } = await connectSocial(kit, uri, signal)
  await connectEmbedded(kit, { social: provider, email, ...(userName && { userName }) }, signal)
  track(kit, { type: 'track', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
}

function fail(kit: Kit, provider: SocialLoginState['provider'], error: unknown): void {
  show(kit, { provider, stage: 'failed', error: error instanceof Error ? error.message : '' })
  if (provider !== 'email') trackSocialError(kit, provider, error)
}

function trackProvider(
  kit: Kit,
  event: 'SOCIAL_LOGIN_CANCELED' | 'SOCIAL_LOGIN_SUCCESS',
  provider: SocialLoginState['provider'],
): void {
  if (provider !== 'email') track(kit, { type: 'track', event, properties: { provider } })
}

function show(kit: Kit, social: SocialLoginState): void {
  updateAuth(kit, { social })
}
