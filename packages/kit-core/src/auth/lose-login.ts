/**
 * The frame knows of no login where this page still has one: it is forgotten here too, and the visitor is led to log in again.
 *
 * In      error  what the visitor is told
 * Out     the error, for who asked; that one is answered before the connection ends
 * Source  spec R-FRAME-17, R-FRAME-43, R-FRAME-48; security design §6: without storage a login ends with its frame
 */
import { AUTH_CONNECTOR_ID, liveSession } from '../connect/live-pairing.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { showView } from '../modal/show-view.js'
import { setActiveNamespace } from '../network/set-active-network.js'
import { showToast } from '../toast/toast.js'
import { embeddedSessionOf } from './embedded-sessions.js'
import type { LoginLostError } from './errors.js'
import { forgetLogin } from './login-data.js'

/** Leads the visitor to another login, if there was one. */
export function loseLogin(kit: Kit, error: LoginLostError): LoginLostError {
  const session = liveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) return error
  kit.timers.start('auth/login-lost', 0, () => {
    if (liveSession(kit, AUTH_CONNECTOR_ID) !== session) return
    const { activeNamespace } = kit.store.get().network
    forgetLogin(kit)
    embeddedSessionOf(session)?.drop()
    // Its namespaces end one after the other; the one that was looked at is where the visitor goes on.
    if (!selectConnection(kit.store.get())) setActiveNamespace(kit, activeNamespace)
    showView(kit, 'Connect')
    showToast(kit, { message: error, variant: 'error' })
  })
  return error
}
