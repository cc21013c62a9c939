/**
 * Handles a frame response that says the user is logged out, while this page is still connected: clears the stored login,
 * disconnects the embedded wallet here, and opens Connect with the error as a toast.
 *
 * Out     the error, for the caller of the request, which rejects before the connection ends
 * Source  spec R-FRAME-17, R-FRAME-43, R-FRAME-48; security design §6: without storage a login ends with its frame
 */
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { showView } from '../../navigation/show-view.js'
import { showToast } from '../../navigation/toast.js'
import type { LoginLostError } from './auth-errors.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { forgetLogin } from './login-data.js'

/** Returns the error at once and does the rest later, if the embedded wallet is still connected. */
export function handleLostLogin(kit: Kit, error: LoginLostError): LoginLostError {
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) return error
  kit.timers.start('auth/login-lost', 0, () => {
    if (getLiveSession(kit, AUTH_CONNECTOR_ID) !== session) return
    const { activeNamespace } = kit.store.get().network
    forgetLogin(kit)
    getEmbeddedSession(session)?.drop()
    // The namespaces disconnect one by one, which changes the active namespace; restore the one the user was on.
    if (!selectConnection(kit.store.get())) setActiveNamespace(kit, activeNamespace)
    showView(kit, 'Connect')
    showToast(kit, { message: error, variant: 'error' })
  })
  return error
}
