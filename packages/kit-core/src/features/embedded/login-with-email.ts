/**
 * E-mail login, from the address to the connected wallet. What does it is loaded with the first call.
 *
 * In      email   as typed; trimmed and in lower case from here on
 *         otp     six digits of the mail
 *         signal  gives the wait up: the visitor left the view
 * Out     resolves when the next view is on screen, or the wallet is connected
 * Throws  EmailCooldownError, FrameLoadError, EmbeddedNetworkError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-52, R-CONN-54 to 63, R-CONN-74, R-FRAME-44, R-FRAME-45
 */
import type { Kit } from '../../kit.js'
import { loadLogin } from './load-login.js'
import type { EmailCodeParams, LoginWithEmailParams, WaitParams } from './login-params.js'

const loadEmailLogin = () => loadLogin(() => import('./email-login.js'))
const loadEmailUpdate = () => loadLogin(() => import('./email-update.js'))

/** Begins an e-mail login and goes where the answer says. */
export async function loginWithEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  return (await loadEmailLogin()).startEmailLogin(kit, params)
}

/** Waits for the visitor to follow the link in the mail; then the code is asked for. */
export async function approveDevice(kit: Kit, params: WaitParams = {}): Promise<void> {
  return (await loadEmailLogin()).waitForDevice(kit, params)
}

/** Logs in with the code of the mail. */
export async function verifyEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailLogin()).finishEmailLogin(kit, params)
}

/** Has another mail sent. */
export async function resendEmailCode(kit: Kit, params: WaitParams = {}): Promise<void> {
  return (await loadEmailLogin()).resendEmail(kit, params)
}

/** Begins a change of e-mail. */
export async function updateEmail(kit: Kit, params: LoginWithEmailParams): Promise<void> {
  return (await loadEmailUpdate()).startEmailUpdate(kit, params)
}

/** Confirms the present address. */
export async function verifyPrimaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailUpdate()).confirmPrimary(kit, params)
}

/** Confirms the new address, which is the visitor's from now on. */
export async function verifySecondaryEmailCode(kit: Kit, params: EmailCodeParams): Promise<void> {
  return (await loadEmailUpdate()).confirmSecondary(kit, params)
}
