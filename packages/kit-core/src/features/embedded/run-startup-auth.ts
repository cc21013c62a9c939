/**
 * Startup work of the embedded wallet: completes a login that redirected back, or loads the frame early in an installed
 * app. `checkStartupAuth` loads this code.
 *
 * Source  spec R-CONN-71, R-CONN-76, R-CFG-21, R-FRAME-117
 */

import { consumeLoginResult } from '../../base/browser/login-result.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { raiseFrameAlert } from '../../core/alert/raise-frame-alert.js'
import { DEFAULT_SOCIALS_ORDER } from '../../core/config/features.js'
import type { Kit } from '../../kit.js'
import { showView } from '../../navigation/show-view.js'
import { LEFT_FOR_LOGIN_KEY, REDIRECTED_SOCIAL_KEY } from './embedded-storage-keys.js'
import { isFrameError } from './is-frame-error.js'
import { finishRedirectLogin } from './redirect-to-login.js'
import { requestFrame } from './request-frame.js'
import { finishSocial } from './social-login.js'
import { trackSocialError } from './track-social-error.js'
import { updateAuth } from './update-auth.js'

/** Why the embedded wallet loads at startup. */
export type StartupCall = 'result' | 'returned' | 'installed'

/**
 * `result`: the page's URL holds the result of a login. `returned`: the page was left for a login on the secure site. `installed`: the page is an installed app, whose frame is loaded if a
 * login is enabled.
 */
export async function runStartupAuth(kit: Kit, call: StartupCall): Promise<void> {
  const { email, socials } = kit.store.get().config.remoteFeatures
  if (call === 'result') await comeBack(kit)
  else if (call === 'returned') await finishLeft(kit)
  else if (email || socials) await preload(kit)
}

/** Completes the login. A result without a stored provider is only removed from the URL. */
async function comeBack(kit: Kit): Promise<void> {
  const uri = consumeLoginResult()
  const provider = kit.storage.get(REDIRECTED_SOCIAL_KEY)
  kit.storage.remove(REDIRECTED_SOCIAL_KEY)
  if (uri === undefined || provider === undefined) return
  showView(kit, 'ConnectingSocial')
  try {
    await finishSocial(kit, { provider, uri, signal: kit.lifetime() })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    updateAuth(kit, { social: { provider, stage: 'failed', error: message } })
    trackSocialError(kit, provider, error)
  }
}

/** Completes a login on the secure site. Shows nothing when the user has not logged in there. */
async function finishLeft(kit: Kit): Promise<void> {
  const stored = kit.storage.get(LEFT_FOR_LOGIN_KEY)
  kit.storage.remove(LEFT_FOR_LOGIN_KEY)
  const provider = (['email', ...DEFAULT_SOCIALS_ORDER] as const).find((known) => known === stored)
  if (provider === undefined) return
  try {
    await finishRedirectLogin(kit, provider, () => {
      updateAuth(kit, { social: { provider, stage: 'retrieving' } })
      showView(kit, 'ConnectingSocial')
    })
  } catch (error) {
    if (isKitError(error, 'request/aborted')) return
    const message = error instanceof Error ? error.message : ''
    updateAuth(kit, { social: { provider, stage: 'failed', error: message } })
    showView(kit, 'ConnectingSocial')
    if (provider !== 'email') trackSocialError(kit, provider, error)
  }
}

async function preload(kit: Kit): Promise<void> {
  try {
    await requestFrame(kit, 'GET_CHAIN_ID', undefined)
  } catch (error) {
    if (!isKitError(error, 'request/aborted') && !isForbidden(error)) raiseFrameAlert(kit, 'alert/frame-preload-failed')
  }
}

/** Whether the secure site does not allow this page. It has its own alert. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && isFrameError(error.cause) && error.cause.reason === 'unverified_domain'
}
