/**
 * The frame knows of no login where this page still has one: it is forgotten here too, and the visitor is led to log in again.
 *
 * In      error  what the visitor is told
 * Out     the error, for who asked; that one is answered before the connection ends
 * Source  spec R-FRAME-17, R-FRAME-43, R-FRAME-48; security design §6: without storage a login ends with its frame
 */
import { AUTH_CONNECTOR_ID, liveSession } from '../../core/state/live-pairing.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { showView } from '../../navigation/show-view.js'
import { showToast } from '../../navigation/toast.js'
import type { LoginLostError } from './auth-errors.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { forgetLogin } from './login-data.js'

/** Leads the visitor to another login, if there was one. */
export function handleLostLogin(kit: Kit, error: LoginLostError): LoginLostError {
  const session = liveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) return error
  kit.timers.start('auth/login-lost', 0, () => {
    if (liveSession(kit, AUTH_CONNECTOR_ID) !== session) return
    const { activeNamespace } = kit.store.get().network
    forgetLogin(kit)
    getEmbeddedSession(session)?.drop()
    // Its namespaces end one after the other; the one that was looked at is where the visitor goes on.
    if (!selectConnection(kit.store.get())) setActiveNamespace(kit, activeNamespace)
    showView(kit, 'Connect')
    showToast(kit, { message: error, variant: 'error' })
  })
  return error
}
