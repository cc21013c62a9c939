/**
 * Tracks a paired or embedded session: its end disconnects all its namespaces, and the wallet's approvals limit the
 * available networks. Adapters report its accounts and networks.
 *
 * Source  spec R-CONN-41, R-CONN-101, R-CONN-102, R-CONN-114
 */
import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { CONNECTIONS_KEY } from '../../core/state/keys.js'
import {
  dropLiveSession,
  getLiveSession,
  getSessionConnectorId,
  PAIRED_CONNECTOR_ID,
  setLiveSession,
} from '../../core/state/live-pairing.js'
import { selectActiveLast, selectNetworks } from '../../core/state/select-network.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { acceptConnection } from '../connect/accept-connection.js'
import { withApprovedNetworks } from '../connect/approved-networks.js'
import { endConnection } from '../connect/end-connection.js'
import { withStoredAccount } from '../connect/stored-account.js'
import { updateConnection } from '../connect/update-connection.js'
import { checkLinkBeforeRequests } from './deep-link.js'
import { DEEP_LINK_STORAGE_KEY } from './deep-link-storage-key.js'

type IsMoved = (session: PairedSession, namespace: Namespace) => boolean

/** Makes a session the live one of its connector id and tracks it. An older session of that id is no longer tracked. */
export function watchSession(kit: Kit, session: PairedSession): void {
  const isLive = () => getLiveSession(kit, getSessionConnectorId(session)) === session
  if (isLive()) return
  if (getSessionConnectorId(session) === PAIRED_CONNECTOR_ID) checkLinkBeforeRequests(kit, session)
  setLiveSession(kit, session)
  const stop = session.onEvent((event) => {
    if (!isLive()) stop()
    else if (event.type === 'ended') endSession(kit, session)
    else if (event.type === 'namespaces') updateNamespaces(kit, session)
  })
}

function endSession(kit: Kit, session: PairedSession): void {
  const connectorId = getSessionConnectorId(session)
  dropLiveSession(kit, session)
  if (connectorId === PAIRED_CONNECTOR_ID) kit.storage.text.remove(DEEP_LINK_STORAGE_KEY)
  kit.store.batch(() => {
    for (const namespace of selectActiveLast(kit.store.get())) endConnection(kit, namespace, [connectorId])
  })
}

function updateNamespaces(kit: Kit, session: PairedSession): void {
  const approved = session.namespaces()
  const id = getSessionConnectorId(session)
  kit.store.batch(() => {
    for (const namespace of getNamespaces()) {
      const live = kit.store.get().connect.connections[namespace] ?? []
      const known = live.find(({ connectorId }) => connectorId === id)
      if (known && !approved[namespace]) endConnection(kit, namespace, [id])
      else if (known) limitNetworks(kit, namespace, id)
      else if (approved[namespace]) void joinNamespace(kit, namespace, session)
    }
  })
}

function limitNetworks(kit: Kit, namespace: Namespace, connectorId: string): void {
  const [active, ...others] = kit.store.get().connect.connections[namespace] ?? []
  const known = [active, ...others].find((connection) => connection?.connectorId === connectorId)
  if (!known) return
  const { approvedCaipNetworkIds } = withApprovedNetworks(kit, namespace, known)
  updateConnection(kit, namespace, connectorId, { approvedCaipNetworkIds })
  if (known !== active) return
  updateNetworks(kit, namespace, { approvedCaipNetworkIds, supportsAllNetworks: approvedCaipNetworkIds === undefined })
}

/**
 * Connects the namespaces of a session that was resumed or made outside the kit: all of a new session, else those that
 * are not connected. A stored inactive connection stays inactive. Where the wallet `isMoved`, the account it reported
 * first is used.
 */
export function joinNamespaces(kit: Kit, session: PairedSession, isNew: boolean, isMoved: IsMoved): void {
  const isPaired = ({ connectorId }: { connectorId: string }) => connectorId === getSessionConnectorId(session)
  const stored = kit.storage.get(CONNECTIONS_KEY)
  for (const namespace of getNamespaces()) {
    const isInactive = stored?.[namespace]?.slice(1).some(isPaired)
    const isLive = kit.store.get().connect.connections[namespace]?.some(isPaired)
    if (session.namespaces()[namespace] && !isInactive && (isNew || !isLive))
      void joinNamespace(kit, namespace, session, isMoved)
  }
}

/** Connects a namespace that the wallet approved later, or whose session was made outside the kit. */
async function joinNamespace(kit: Kit, namespace: Namespace, session: PairedSession, isMoved?: IsMoved): Promise<void> {
  const connectPaired = kit.adapters.get(namespace)?.connectPaired
  if (!connectPaired) return
  try {
    const caipNetworkId = selectNetworks(kit.store.get(), namespace)?.active
    const connection = await connectPaired({ session, caipNetworkId, signal: kit.lifetime() })
    if (getLiveSession(kit, getSessionConnectorId(session)) === session && connection.accounts.length > 0)
      acceptConnection(kit, namespace, withStoredAccount(kit, namespace, connection, isMoved?.(session, namespace)))
  } catch (error) {
    kit.log.debug('A namespace approved later could not be connected', error)
  }
}
