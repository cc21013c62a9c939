/**
 * Steps of changing the embedded wallet's email: the approval in the secure site's window, the code sent to the current address, if the frame requires it, then the code
 * sent to the new one. `login-with-email` loads this code.
 *
 * In      email, otp, signal  as in `email-login`
 * Out     resolves when the next view is on screen; the last step goes back to the view that started the change
 * Throws  EmailCooldownError, FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-62, R-CONN-63, R-FLOW-17 to 19, R-FRAME-82
 */

import { anySignal } from '../../base/async/link-signals.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { closeViews } from '../../navigation/close-views.js'
import { goBack } from '../../navigation/go-back.js'
import { push, replace } from '../../navigation/navigate.js'
import { showToast } from '../../navigation/toast.js'
import { applyAccountDetails } from './apply-account-details.js'
import { type OpenedApproval, openApproval } from './approve.js'
import { normalizeEmail, verifyCode } from './email-login.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { frameCards } from './frame-cards.js'
import { isDeclined } from './is-declined.js'
import { rememberLogin } from './login-data.js'
import type { EmailCodeParams, LoginWithEmailParams } from './login-params.js'
import { requestFrame } from './request-frame.js'
import { updateAuth } from './update-auth.js'

/**
 * Requests the change. The frame shows it in ApproveTransaction; once the user has approved it in the secure site's window, opens
 * the view for the code sent to the current or the new address.
 */
export async function startEmailUpdate(kit: Kit, { email: typed, signal: given }: LoginWithEmailParams): Promise<void> {
  const email = normalizeEmail(typed)
  track(kit, { type: 'track', event: 'EMAIL_EDIT' })
  updateAuth(kit, { email, emailFlow: 'update' })
  const { signal, abort, release } = anySignal([kit.lifetime()])
  let approval: OpenedApproval | undefined
  // The view that started the change leaves the screen for the approval, which must not abort the request.
  const abortUnlessShown = () => approval ?? abort()
  given?.addEventListener('abort', abortUnlessShown)
  const cards = frameCards(kit)
  const onShow = () => {
    approval ??= openApproval(kit)
  }
  cards.onShow = onShow
  try {
    const { action } = await requestFrame(kit, 'UPDATE_EMAIL', { email }, signal)
    const view = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    if (approval) approval.end(true, () => replace(kit, { view }))
    else push(kit, { view })
  } catch (error) {
    approval?.end(false, () => {
      goBack(kit)
      if (!isDeclined(error)) showToast(kit, { message: error, variant: 'error' })
    })
    throw error
  } finally {
    given?.removeEventListener('abort', abortUnlessShown)
    release()
    if (cards.onShow === onShow) cards.onShow = undefined
  }
}

/** Verifies the code sent to the current address, and opens the view for the code sent to the new one. */
export async function confirmPrimary(kit: Kit, { otp, signal }: EmailCodeParams): Promise<void> {
  await verifyCode(kit, requestFrame(kit, 'UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal))
  replace(kit, { view: 'UpdateEmailSecondaryOtp' })
}

/** Verifies the code sent to the new address, which then replaces the email of the login. */
export async function confirmSecondary(kit: Kit, { otp, signal }: EmailCodeParams): Promise<void> {
  const { newEmail } = await verifyCode(kit, requestFrame(kit, 'UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal))
  kit.store.batch(() => {
    takeEmail(kit, newEmail)
    updateAuth(kit, { email: undefined, emailFlow: undefined })
    closeViews(kit, { views: ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] })
    showToast(kit, { message: 'Email updated', name: 'email-updated' })
  })
}

function takeEmail(kit: Kit, email: string): void {
  rememberLogin(kit, { email })
  const session = getEmbeddedSession(getLiveSession(kit, AUTH_CONNECTOR_ID))
  if (!session) return
  const users = Object.entries(session.users()).map(([namespace, user]) => [namespace, { ...user, email }] as const)
  session.update(Object.fromEntries(users))
  applyAccountDetails(kit, session)
}
