/**
 * Actions of an email login and of a change of email. They load the code of `email-login` and `email-update` with the first call.
 *
 * In      email   as typed; trimmed and lowercased here
 *         otp     six digits from the email
 *         signal  aborts the wait when the user leaves the view
 * Out     resolves when the next view is on screen, or the wallet is connected
 * Throws  EmailCooldownError, FrameLoadError, EmbeddedNetworkError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-52, R-CONN-54 to 63, R-CONN-74, R-FRAME-44, R-FRAME-45
 */

import { openSocialWindow } from '../../base/browser/social-window.js'
import { isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { loadLogin } from './load-login.js'
import type { EmailCodeParams, LoginWithEmailParams, WaitParams } from './login-params.js'

const loadEmailLogin = () => loadLogin(() => import('./email-login.js'))
const loadEmailUpdate = () => loadLogin(() => import('./email-update.js'))

/**
 * Requests the login email, and opens EmailVerifyOtp or EmailVerifyDevice. Connects at once if the frame requires neither. Where users
 * log in in the secure site's window, opens it, and resolves when that login has ended.
 */
export async function loginWithEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  const checked = parseInput(params, { email: isText, signal: isMaybeSignal })
  // Within the press, because browsers block windows that open later.
  const socialWindow = kit.store.get().auth.login === 'window' ? openSocialWindow() : undefined
  try {
    return await (await loadEmailLogin()).startEmailLogin(kit, { ...checked, socialWindow })
  } catch (error) {
    socialWindow?.close()
    throw error
  }
}

/** Waits until the user approved this device through the link in the email, then opens EmailVerifyOtp. */
export async function approveDevice(kit: Kit, params: WaitParams = {}): Promise<void> {
  const checked = parseInput(params, { signal: isMaybeSignal })
  return (await loadEmailLogin()).waitForDevice(kit, checked)
}

/** Verifies the code from the email and connects the wallet. */
export async function verifyEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  const checked = parseInput(params, { otp: isText, signal: isMaybeSignal })
  return (await loadEmailLogin()).finishEmailLogin(kit, checked)
}

/** Requests the email of the current login or change of email again. */
export async function resendEmailCode(kit: Kit, params: WaitParams = {}): Promise<void> {
  const checked = parseInput(params, { signal: isMaybeSignal })
  return (await loadEmailLogin()).resendEmail(kit, checked)
}

/** Requests a change of email, and opens the view for the code sent to the current or the new address. */
export async function updateEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  const checked = parseInput(params, { email: isText, signal: isMaybeSignal })
  return (await loadEmailUpdate()).startEmailUpdate(kit, checked)
}

/** Verifies the code sent to the current address, and opens the view for the code sent to the new one. */
export async function verifyPrimaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  const checked = parseInput(params, { otp: isText, signal: isMaybeSignal })
  return (await loadEmailUpdate()).confirmPrimary(kit, checked)
}

/** Verifies the code sent to the new address, which then replaces the email of the login. */
export async function verifySecondaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  const checked = parseInput(params, { otp: isText, signal: isMaybeSignal })
  return (await loadEmailUpdate()).confirmSecondary(kit, checked)
}
