/**
 * A login in the secure site's window, which the kit opened within a press. The frame and the window talk to each other; the page
 * learns that the login succeeded.
 *
 * Out     the user; undefined when the user closed the window first
 * Throws  SocialPopupError when the browser opened no window; the errors of `requestFrame`
 * Source  spec R-FRAME-83; security design §6
 */
import type { FrameRequestPayload } from '@bowline/secure-frame/client'
import type { SocialWindow } from '../../base/browser/social-window.js'
import type { Kit } from '../../kit.js'
import { FrameLoadError, SocialPopupError } from './auth-errors.js'
import { requestFrame } from './request-frame.js'
import { getSecureSiteOrigin } from './secure-site.js'
import { syncTheme } from './sync-frame.js'
import { updateAuth } from './update-auth.js'
import { waitWhileOpen } from './wait-for-social-window.js'

const PAGE = '/login.html'
/** The window closes itself as soon as the frame has the login, whose response may still be on its way. */
const GRACE_MS = 2_000

type WindowLogin = {
  readonly method: FrameRequestPayload<'CONNECT_WINDOW'>['method']
  readonly email: string | undefined
  readonly opened: SocialWindow | undefined
  readonly signal: AbortSignal
}

/** Sends the window to the secure site and waits for the login. */
export async function loginInWindow(
  kit: Kit,
  { method, email, opened, signal }: WindowLogin,
): Promise<{ readonly email?: string; readonly userName?: string } | undefined> {
  const site = getSecureSiteOrigin(kit)
  if (site === undefined) throw new FrameLoadError(new Error('endpoints.secureSite is not set'))
  if (!opened) throw new SocialPopupError()
  // The frame tells the window, which loads later.
  void syncTheme(kit)
  const connecting = requestFrame(kit, 'CONNECT_WINDOW', { method, ...(email !== undefined && { email }) }, signal)
  updateAuth(kit, { social: { provider: method, stage: 'waiting' } })
  opened.go(new URL(PAGE, site).href)
  const user = await waitWhileOpen(kit, { opened, signal, graceMs: GRACE_MS }, connecting)
  return user && { ...(user.email && { email: user.email }), ...(user.userName && { userName: user.userName }) }
}
