/**
 * Loads the client of the embedded wallet's iframe. Only this file imports the client's code, on demand; other files import only its types.
 *
 * In      openChannel  replaces the iframe in tests
 * Throws  FrameLoadError, also when `endpoints.secureSite` is not set
 * Source  spec R-FRAME-03 to 06, R-FRAME-08, R-FRAME-11, R-FRAME-13, R-FRAME-59, R-FRAME-60, R-ALERT-06
 */
import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import { SDK_TYPE } from '../../brand.js'
import { raiseFrameAlert } from '../../core/alert/raise-frame-alert.js'
import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import { getSdkVersion } from '../../core/config/sdk-version.js'
import type { Kit } from '../../kit.js'
import { FrameLoadError } from './auth-errors.js'
import { FIRST_FRAME_NETWORK } from './embedded-namespaces.js'
import { LAST_USED_NETWORK_KEY } from './embedded-storage-keys.js'
import { frameCards } from './frame-cards.js'
import { getSecureSiteOrigin } from './secure-site.js'
import { storeSessionToken } from './store-session-token.js'
import { updateAuth } from './update-auth.js'

/** Loads the code of the client. */
export async function loadFrameCode() {
  try {
    // Destructured, so that bundlers drop the unused exports.
    const { createFrameClient, getRpcKind } = await import('@bowline/secure-frame/client')
    return { createFrameClient, getRpcKind }
  } catch (error) {
    throw new FrameLoadError(error)
  }
}

/** Creates a client and connects its alerts, session token and status to the kit. Use `kit.frame()`, which calls it once. */
export async function loadFrame(kit: Kit, openChannel: OpenFrameChannel | undefined): Promise<FrameClient> {
  const { config, store, log, storage } = kit
  const origin = getSecureSiteOrigin(kit)
  if (origin === undefined) throw new FrameLoadError(new Error('endpoints.secureSite is not set'))
  const { createFrameClient } = await loadFrameCode()
  return createFrameClient({
    origin,
    projectId: config.projectId,
    chainId: storage.get(LAST_USED_NETWORK_KEY) ?? FIRST_FRAME_NETWORK,
    sdkVersion: getSdkVersion(store.get().config.framework),
    sdkType: SDK_TYPE,
    onFault(reason) {
      if (reason === 'unverified_domain') raiseLazyAlert(kit, 'alert/unverified-domain')
      else if (reason === 'iframe_request_timeout') raiseFrameAlert(kit, 'alert/frame-request-timeout')
      else raiseFrameAlert(kit, 'alert/frame-load-failed')
    },
    onEvent: (event) => {
      if (event.name === 'show') frameCards(kit).onShow?.()
      if (event.name === 'session') storeSessionToken(kit, event.token)
      if (event.name === 'resize') updateAuth(kit, { approval: { ...store.get().auth.approval, ...event.data } })
    },
    onPresence: (isReady, login) =>
      updateAuth(kit, { frame: isReady ? 'ready' : 'loading', ...(login !== undefined && { login }) }),
    enableLogger: config.enableAuthLogger,
    log: (entry) => log[entry.level === 'error' ? 'error' : 'debug']('The embedded wallet', entry),
    ...(openChannel && { openChannel }),
  })
}
