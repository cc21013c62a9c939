/**
 * Starts a change of the account's email, after the user has approved it in the secure site's window. Sending the code of an
 * approved change again needs no other approval.
 *
 * In      the new email; the page's signal and confirmation
 * Out     the next step of the change
 * Throws  FrameSessionError   no login, no email to change, or a login older than 5 minutes; no card is shown
 *         RequestRejectedError   the user declined, or the page cancelled
 * Source  R-CONN-62, R-FRAME-68, R-FRAME-82; security design §6
 */
import type { ConfirmApproval } from '@bowline/secure-frame/protocol'
import type { Approvals } from '../approval/approvals.js'
import { reviewEmailChange } from '../approval/identity/review-email-change.js'
import { toShownText } from '../approval/shown-text.js'
import { userRejected } from '../policy/rejections.js'
import type { FrameSession, UpdateEmailAction } from '../session/frame-session.js'

/** What the change needs of the frame's app. */
export type ChangeEmailOptions = {
  readonly origin: string
  readonly session: FrameSession
  readonly approvals: Approvals
  readonly getClaimedName: () => string | undefined
  readonly getNetworkName: () => string
}

/** A request to change the email. */
export type EmailChangeRequest = {
  readonly email: string
  readonly signal: AbortSignal
  readonly confirm: ConfirmApproval
}

/** Creates the function that starts a change. */
export function createChangeEmail({
  origin,
  session,
  approvals,
  getClaimedName,
  getNetworkName,
}: ChangeEmailOptions): (request: EmailChangeRequest) => Promise<{ action: UpdateEmailAction }> {
  let approved: string | undefined

  return async ({ email, signal, confirm }) => {
    const { current } = await session.prepareEmailUpdate()
    const { address: account } = await session.user({ namespace: 'eip155' })
    const change = JSON.stringify([account, current, email])
    if (change === approved) return session.updateEmail({ email })
    return approvals.run(signal, async (requestApproval) => {
      const claim = getClaimedName()
      await requestApproval({
        review: reviewEmailChange({ current, next: email }),
        origin,
        claimedName: claim === undefined ? undefined : toShownText(claim, { fallback: 'nameless' }),
        account,
        network: getNetworkName(),
      })
      await confirm().catch(() => {
        throw userRejected()
      })
      const started = await session.updateEmail({ email })
      approved = change
      return started
    })
  }
}
