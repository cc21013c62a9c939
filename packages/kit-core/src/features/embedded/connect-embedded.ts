/**
 * Connects the embedded wallet as the last step of a login: every namespace that the wallet and the app support, with one
 * session.
 *
 * In      login  how the user logged in; stored on success, or at the start if it has a user name
 *         given  aborts the connection. An abort or failure after the users are fetched signs the user out again
 * Throws  EmbeddedNetworkError, FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-FRAME-45, R-FRAME-46, R-FRAME-51, R-CONN-70, R-CONN-94, R-CONN-95, R-STATE-05
 */

import { anySignal } from '../../base/async/link-signals.js'
import { withAbort } from '../../base/async/with-abort.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { ConnectAttempt } from '../../core/state/connect-state.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from '../../wallets/connect/accept-connection.js'
import { startAttempt } from '../../wallets/connect/attempt.js'
import { exitConnectViews } from '../../wallets/connect/exit-connect-views.js'
import { connectNamespaces, type NamespaceConnection } from '../../wallets/pairing/connect-namespaces.js'
import { watchSession } from '../../wallets/pairing/watch-session.js'
import { createEmbeddedSession } from './embedded-session.js'
import type { EmbeddedSession } from './embedded-session-registry.js'
import { fetchEmbeddedUsers } from './fetch-embedded-users.js'
import { type LoginData, rememberLogin } from './login-data.js'
import { syncEmbeddedFrame } from './sync-embedded-frame.js'
import { updateAuth } from './update-auth.js'

/** Fetches the users, connects their namespaces, clears the login state and leaves the connect views. */
export async function connectEmbedded(kit: Kit, login: LoginData, given?: AbortSignal): Promise<void> {
  const { signal, abort, release } = anySignal([given, kit.lifetime()])
  const attempt: ConnectAttempt = { namespace: kit.store.get().network.activeNamespace, connectorId: AUTH_CONNECTOR_ID }
  const end = startAttempt(kit, attempt, abort)
  let session: EmbeddedSession | undefined
  try {
    rememberName(kit, login)
    const users = await fetchEmbeddedUsers(kit, signal)
    session = createEmbeddedSession(kit, users)
    const networkOf = (namespace: Namespace) => selectNetworks(kit.store.get(), namespace)?.active
    const connections = await withAbort(connectNamespaces(kit, { session, networkOf, signal }), signal)
    const email = login.email ?? Object.values(users).find((user) => user.email)?.email
    rememberLogin(kit, { ...login, email })
    succeed(kit, session, connections, end)
  } catch (error) {
    session?.end().catch((reason: unknown) => kit.log.debug('The embedded wallet could not be disconnected', reason))
    end()
    throw error
  } finally {
    release()
  }
}

function rememberName(kit: Kit, login: LoginData): void {
  if (login.userName) rememberLogin(kit, login)
}

function succeed(
  kit: Kit,
  session: EmbeddedSession,
  connections: readonly NamespaceConnection[],
  end: () => void,
): void {
  kit.store.batch(() => {
    const { network } = kit.store.get()
    const namespaces = connections.map(([namespace]) => namespace)
    const active = namespaces.includes(network.activeNamespace) ? network.activeNamespace : namespaces[0]
    watchSession(kit, session)
    for (const [namespace, connection] of connections) acceptConnection(kit, namespace, connection)
    if (active) setActiveNamespace(kit, active)
    updateAuth(kit, { email: undefined, emailFlow: undefined, social: undefined, farcaster: undefined })
    end()
    const name = selectAccount(kit.store.get(), active).connectedWalletInfo?.name ?? ''
    track(kit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'email', name } })
    exitConnectViews(kit)
  })
  if (getLiveSession(kit, AUTH_CONNECTOR_ID) === session) syncEmbeddedFrame(kit, session)
}
