import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { SESSION_TOKEN_KEY } from './embedded-storage-keys.js'
import { forgetLogin } from './login-data.js'

/**
 * Stores the session token that the frame reports. After an empty token the user is logged out: clears the stored login and
 * disconnects the embedded wallet on this page. Source: spec R-FRAME-59.
 */
export function storeSessionToken(kit: Kit, token: string): void {
  if (token !== '') {
    kit.storage.set(SESSION_TOKEN_KEY, token)
    return
  }
  kit.storage.remove(SESSION_TOKEN_KEY)
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) return
  forgetLogin(kit)
  getEmbeddedSession(session)?.drop()
}
