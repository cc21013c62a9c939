import type { SocialWindow } from '../../base/browser/social-window.js'
import type { Kit } from '../../kit.js'
import { requestFrame } from './request-frame.js'
import { storeSessionToken } from './store-session-token.js'

const POLL_INTERVAL_MS = 1_000
const TIMER = 'account/window'

/** Loads the frame, which the account window asks, and checks the login once the window has closed. Source: spec R-FRAME-108. */
export function watchAccountWindow(kit: Kit, opened: SocialWindow): void {
  void checkLogin(kit)
  const poll = () => {
    if (opened.isClosed()) void checkLogin(kit)
    else kit.timers.start(TIMER, POLL_INTERVAL_MS, poll)
  }
  kit.timers.start(TIMER, POLL_INTERVAL_MS, poll)
}

/** Logs out on this page if the login has ended in the window. A frame that fails changes nothing. */
async function checkLogin(kit: Kit): Promise<void> {
  try {
    const { isConnected } = await requestFrame(kit, 'IS_CONNECTED', undefined)
    if (!isConnected) storeSessionToken(kit, '')
  } catch (error) {
    kit.log.debug('The login could not be checked', error)
  }
}
