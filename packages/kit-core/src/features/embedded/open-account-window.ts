/**
 * Opens the secure site's account window, where the user of the embedded wallet sees and ends sessions, exports the keys and deletes the
 * wallet. The window and the frame talk to each other; the page learns only that the window has closed. Must be called within the
 * user's click.
 *
 * Throws  WindowBlockedError when the browser opened no window; FrameLoadError when `endpoints.secureSite` is not set
 * Source  spec R-FRAME-108
 */
import { openSocialWindow } from '../../base/browser/social-window.js'
import type { Kit } from '../../kit.js'
import { FrameLoadError, WindowBlockedError } from './auth-errors.js'
import { loadLogin } from './load-login.js'
import { getSecureSiteOrigin } from './secure-site.js'

const PAGE = '/account.html'

/** Resolves when the window is on its way. Once it has closed, the kit checks whether the user is still logged in. */
export async function openAccountWindow(kit: Kit): Promise<void> {
  const site = getSecureSiteOrigin(kit)
  if (site === undefined) throw new FrameLoadError(new Error('endpoints.secureSite is not set'))
  // Empty first and before any `await`, because browsers block windows that open later.
  const opened = openSocialWindow()
  if (!opened) throw new WindowBlockedError()
  try {
    const { watchAccountWindow } = await loadLogin(() => import('./watch-account-window.js'))
    opened.go(new URL(PAGE, site).href)
    watchAccountWindow(kit, opened)
  } catch (error) {
    opened.close()
    throw error
  }
}
