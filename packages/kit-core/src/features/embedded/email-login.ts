/**
 * Steps of an email login, from the email address to the connected wallet. `login-with-email` loads this code.
 *
 * In      email   as typed; trimmed and lowercased here
 *         otp     six digits from the email
 *         signal  aborts the wait when the user leaves the view
 * Out     resolves when the next view is on screen, or the wallet is connected
 * Throws  EmailCooldownError, FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-52, R-CONN-54 to 61, R-CONN-74, R-FRAME-44, R-FRAME-45
 */
import type { FrameResponse } from '@bowline/secure-frame/client'
import { openSocialWindow, type SocialWindow } from '../../base/browser/social-window.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { ViewName } from '../../core/state/views.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { push, replace } from '../../navigation/navigate.js'
import { showToast } from '../../navigation/toast.js'
import { isWindowLogin } from './auth-errors.js'
import { connectEmbedded } from './connect-embedded.js'
import { countEmailLogin } from './email-limits.js'
import { loadLogin } from './load-login.js'
import type { EmailCodeParams, LoginWithEmailParams, WaitParams } from './login-params.js'
import { requestFrame } from './request-frame.js'
import type { SocialLoginState } from './state.js'
import { switchToSupportedNamespace } from './switch-to-supported-namespace.js'
import { updateAuth } from './update-auth.js'

type EmailAction = FrameResponse<'CONNECT_EMAIL'>['action']

const VIEW_OF: Readonly<Record<Exclude<EmailAction, 'CONNECT'>, ViewName>> = {
  VERIFY_OTP: 'EmailVerifyOtp',
  VERIFY_DEVICE: 'EmailVerifyDevice',
}

/** Requests the login email, and opens EmailVerifyOtp or EmailVerifyDevice. Connects at once if the frame requires neither. */
export async function startEmailLogin(
  kit: Kit,
  { email: typed, signal, socialWindow }: LoginWithEmailParams & { socialWindow?: SocialWindow | undefined },
): Promise<void> {
  const email = normalizeEmail(typed)
  const isInWindow = kit.store.get().auth.login === 'window'
  // The window itself limits its emails, and a blocked window must open at the next press.
  if (!isInWindow) countEmailLogin(kit, Date.now())
  track(kit, { type: 'track', event: 'EMAIL_SUBMITTED' })
  switchToSupportedNamespace(kit)
  updateAuth(kit, { email, emailFlow: 'login' })
  if (isInWindow) return loginInWindow(kit, email, socialWindow)
  let action: EmailAction
  try {
    action = await requestEmail(kit, email, signal)
  } catch (error) {
    // The first press, before a frame has said where users log in.
    if (isWindowLogin(error)) return loginInWindow(kit, email, openSocialWindow())
    throw error
  }
  if (action === 'CONNECT') await connectEmbedded(kit, { email }, signal)
  else push(kit, { view: VIEW_OF[action] })
}

/** Opens ConnectingSocial, which shows the progress of the login in the window. */
async function loginInWindow(kit: Kit, email: string, socialWindow: SocialWindow | undefined): Promise<void> {
  const initialState: SocialLoginState = { provider: 'email', stage: 'opening' }
  kit.store.batch(() => {
    updateAuth(kit, { social: initialState })
    push(kit, { view: 'ConnectingSocial' })
  })
  const isShown = selectShownView(kit.store.get()) === 'ConnectingSocial'
  const { runSocialLogin } = await loadLogin(() => import('./social-login.js'))
  await runSocialLogin(kit, { initialState, provider: 'email', email, socialWindow, isShown })
}

/** Waits until the user approved this device through the link in the email, then opens EmailVerifyOtp. */
export async function waitForDevice(kit: Kit, { signal }: WaitParams): Promise<void> {
  await requestFrame(kit, 'CONNECT_DEVICE', undefined, signal)
  track(kit, { type: 'track', event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  track(kit, { type: 'track', event: 'EMAIL_VERIFICATION_CODE_SENT' })
  replace(kit, { view: 'EmailVerifyOtp' })
}

/** Verifies the code from the email and connects the wallet. */
export async function finishEmailLogin(kit: Kit, { otp, signal }: EmailCodeParams): Promise<void> {
  const { email } = kit.store.get().auth
  await verifyCode(kit, requestFrame(kit, 'CONNECT_OTP', { otp }, signal))
  await connectEmbedded(kit, { email }, signal)
}

/** Requests the email of the current login or change of email again, and opens the view that the response requires. */
export async function resendEmail(kit: Kit, { signal }: WaitParams): Promise<void> {
  const { email = '', emailFlow } = kit.store.get().auth
  countEmailLogin(kit, Date.now())
  if (emailFlow === 'update') {
    await requestFrame(kit, 'UPDATE_EMAIL', { email }, signal)
  } else {
    const action = await requestEmail(kit, email, signal)
    if (action === 'CONNECT') {
      await connectEmbedded(kit, { email }, signal)
      return
    }
    const { view } = currentRoute(kit.store.get().navigation)
    if (view === 'EmailVerifyOtp' || view === 'EmailVerifyDevice') replace(kit, { view: VIEW_OF[action] })
  }
  showToast(kit, { message: 'Code sent again', name: 'email-code-resent' })
}

/** Waits for the response to a code and tracks whether it was accepted. Rejects with the error of the response. */
export async function verifyCode<Result>(kit: Kit, response: Promise<Result>): Promise<Result> {
  try {
    const verified = await response
    track(kit, { type: 'track', event: 'EMAIL_VERIFICATION_CODE_PASS' })
    return verified
  } catch (error) {
    const message = redactSecrets(error instanceof Error ? error.message : '')
    track(kit, { type: 'error', event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    throw error
  }
}

/** Trims and lowercases an email address, as the frame expects it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

async function requestEmail(kit: Kit, email: string, signal: AbortSignal | undefined): Promise<EmailAction> {
  const { action } = await requestFrame(kit, 'CONNECT_EMAIL', { email }, signal)
  if (action === 'VERIFY_OTP') track(kit, { type: 'track', event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return action
}
