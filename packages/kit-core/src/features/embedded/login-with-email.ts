/**
 * Email login, from the address to the connected wallet. The code is loaded with the first call.
 *
 * In      email   as typed; trimmed and lowercased here
 *         otp     six digits from the email
 *         signal  aborts the wait when the user leaves the view
 * Out     resolves when the next view is on screen, or the wallet is connected
 * Throws  EmailCooldownError, FrameLoadError, EmbeddedNetworkError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-52, R-CONN-54 to 63, R-CONN-74, R-FRAME-44, R-FRAME-45
 */
import type { Kit } from '../../kit.js'
import { loadLogin } from './load-login.js'
import type { EmailCodeParams, LoginWithEmailParams, WaitParams } from './login-params.js'

const loadEmailLogin = () => loadLogin(() => import('./email-login.js'))
const loadEmailUpdate = () => loadLogin(() => import('./email-update.js'))

/** Starts an email login and opens the view that the response requires. */
export async function loginWithEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  return (await loadEmailLogin()).startEmailLogin(kit, params)
}

/** Waits for the user to follow the link in the email, then opens the code view. */
export async function approveDevice(kit: Kit, params: WaitParams = {}): Promise<void> {
  return (await loadEmailLogin()).waitForDevice(kit, params)
}

/** Logs in with the code from the email. */
export async function verifyEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailLogin()).finishEmailLogin(kit, params)
}

/** Requests another email. */
export async function resendEmailCode(kit: Kit, params: WaitParams = {}): Promise<void> {
  return (await loadEmailLogin()).resendEmail(kit, params)
}

/** Starts a change of email address. */
export async function updateEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  return (await loadEmailUpdate()).startEmailUpdate(kit, params)
}

/** Verifies the current address with its code. */
export async function verifyPrimaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailUpdate()).confirmPrimary(kit, params)
}

/** Verifies the new address with its code and stores it. */
export async function verifySecondaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailUpdate()).confirmSecondary(kit, params)
}
