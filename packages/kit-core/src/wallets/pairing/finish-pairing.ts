/**
 * Connects a wallet that approved a pairing: every namespace of its session, through that namespace's adapter. Makes it
 * active, leaves the connect views, and ends the session it replaces.
 *
 * In      attempt  the pairing attempt the wallet responded to
 *         session  of the wallet
 *         signal   cancels the attempt
 * Throws  PairingEmptyError when the wallet approved no account on the app's networks, RequestAbortedError
 * Source  spec R-CONN-33, R-CONN-35, R-CONN-94, R-CONN-95, R-CONN-272, R-STATE-05
 */

import { withAbort } from '../../base/async/with-abort.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getLiveSession, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from '../connect/accept-connection.js'
import { endConnection } from '../connect/end-connection.js'
import { exitConnectViews } from '../connect/exit-connect-views.js'
import { rememberWallet } from '../connect/recent-wallets.js'
import { connectNamespaces, type NamespaceConnection } from './connect-namespaces.js'
import { storeDeepLink } from './deep-link.js'
import { PairingEmptyError } from './errors.js'
import type { PairingAttempt } from './pairing-attempts.js'
import { clearPairing } from './reset-pairing.js'
import { watchSession } from './watch-session.js'

export async function finishPairing(
  kit: Kit,
  attempt: PairingAttempt,
  session: PairedSession,
  signal: AbortSignal,
): Promise<void> {
  const previous = getLiveSession(kit)
  let isEnded = false
  const stopListening = session.onEvent(({ type }) => {
    if (type === 'ended') isEnded = true
  })
  try {
    const connections = await withAbort(
      connectNamespaces(kit, { session, networkOf: (namespace) => networkOf(kit, namespace), signal }),
      signal,
    )
    if (isEnded) throw new PairingEmptyError()
    kit.store.batch(() => succeed(kit, attempt, session, connections))
  } finally {
    stopListening()
  }
  if (previous && previous.topic !== session.topic) {
    previous.end().catch((reason: unknown) => kit.log.debug('The previous session could not be ended', reason))
  }
}

/** Network to connect a namespace on: that of the app's override, else the active one. */
function networkOf(kit: Kit, namespace: Namespace): CaipNetworkId | undefined {
  const { defaultChain } = kit.config.universalProviderConfigOverride
  const isWanted = defaultChain?.startsWith(`${namespace}:`)
  return isWanted ? defaultChain : selectNetworks(kit.store.get(), namespace)?.active
}

function succeed(
  kit: Kit,
  attempt: PairingAttempt,
  session: PairedSession,
  connections: readonly NamespaceConnection[],
): void {
  const { connect, modal, network } = kit.store.get()
  const { wallet, link, namespace } = attempt.choice ?? {
    wallet: connect.recentWallet,
    link: connect.wcLinking,
    namespace: modal.namespaceFilter,
  }
  const namespaces = connections.map(([namespace]) => namespace)
  const wanted = namespace ?? network.activeNamespace
  const active = namespaces.includes(wanted) ? wanted : namespaces[0]

  clearPairing(kit, attempt)
  watchSession(kit, session)
  for (const namespace of getNamespaces()) {
    if (!namespaces.includes(namespace)) endConnection(kit, namespace, [PAIRED_CONNECTOR_ID])
  }
  for (const [namespace, connection] of connections) acceptConnection(kit, namespace, connection)
  if (active) setActiveNamespace(kit, active)
  storeDeepLink(kit, link)
  if (wallet) rememberWallet(kit, wallet)

  const name = active ? selectAccount(kit.store.get(), active).connectedWalletInfo?.name : undefined
  const properties = { method: link ? 'mobile' : 'qrcode', name: name ?? session.peer.name } as const
  track(kit, { type: 'track', event: 'CONNECT_SUCCESS', properties })
  exitConnectViews(kit)
}
