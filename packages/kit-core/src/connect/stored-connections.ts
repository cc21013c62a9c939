/**
 * What is remembered of connections between page loads.
 *
 * Source  spec R-STORE-02 to 05, R-STORE-11, R-STATE-05, R-CONN-94, R-CONN-107
 */
import type { Connection } from '../adapter/connection.js'
import { NAMESPACES, type Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import {
  CONNECTED_CONNECTOR_IDS_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTED_WALLETS_KEY,
  CONNECTION_STATUS_KEY,
  CONNECTIONS_KEY,
  type StoredConnection,
} from '../storage/keys.js'
import { sessionType } from './live-pairing.js'
import { selectConnector } from './select-connection.js'

/** Connections that have ended: some of a namespace, all when none is named. */
export type EndedConnections = { namespace: Namespace; connectorIds?: readonly string[] | undefined }

/**
 * Writes the live connections. What is remembered besides stays, since it may still be restored or be another tab's, except
 * of those that have ended; of a namespace in which nothing is live any more nothing stays.
 */
export function storeConnections(kit: Kit, ended?: EndedConnections): void {
  const { store, storage } = kit
  const state = store.get()
  const stored = { ...storage.get(CONNECTIONS_KEY) }
  const connectorIds = { ...storage.get(CONNECTED_CONNECTOR_IDS_KEY) }
  const wallets = { ...storage.get(CONNECTED_WALLETS_KEY) }
  for (const namespace of NAMESPACES) {
    const connections = state.connect.connections[namespace] ?? []
    const [active] = connections
    if (active) {
      const connector = selectConnector(state, active.connectorId, namespace)
      const name = active.name ?? connector?.name ?? active.connectorId
      const gone = (namespace === ended?.namespace && ended.connectorIds) || []
      stored[namespace] = withOthers(connections.map(rememberedOf), stored[namespace] ?? [], gone)
      connectorIds[namespace] = active.connectorId
      const type = connector?.type ?? sessionType(active.connectorId)
      wallets[namespace] = { id: active.connectorId, name, ...(type && { type }) }
    } else if (namespace === ended?.namespace) {
      delete stored[namespace]
      delete connectorIds[namespace]
      delete wallets[namespace]
    }
  }
  const namespaces = NAMESPACES.filter((namespace) => stored[namespace] !== undefined)
  if (namespaces.length === 0) {
    forgetConnections(storage)
    return
  }
  storage.set(CONNECTIONS_KEY, stored)
  storage.set(CONNECTED_CONNECTOR_IDS_KEY, connectorIds)
  storage.set(CONNECTED_WALLETS_KEY, wallets)
  storage.set(CONNECTED_NAMESPACES_KEY, namespaces)
  storage.set(CONNECTION_STATUS_KEY, 'connected')
}

/** The active one first: of this page, or one that another tab made active and that is not live here yet. */
function withOthers(
  live: readonly StoredConnection[],
  remembered: readonly StoredConnection[],
  gone: readonly string[],
): readonly StoredConnection[] {
  const isOther = ({ connectorId: id }: StoredConnection) =>
    !gone.includes(id) && !live.some(({ connectorId }) => connectorId === id)
  const others = remembered.filter(isOther)
  const [first] = remembered
  return first && isOther(first) ? [first, ...live, ...others.slice(1)] : [...live, ...others]
}

/** Of a wallet with more accounts than this, those of the front are remembered; they have to fit into a cookie. */
const ACCOUNTS_REMEMBERED = 20

function rememberedOf({ connectorId, accounts, caipNetworkId, name }: Connection): StoredConnection {
  return {
    connectorId,
    accounts: accounts.slice(0, ACCOUNTS_REMEMBERED).map(({ address, type }) => ({ address, ...(type && { type }) })),
    ...(caipNetworkId && { caipNetworkId }),
    ...(name && { name }),
  }
}

/** Removes all that is remembered of connections. The status goes last: other tabs listen to it. */
export function forgetConnections(storage: Kit['storage']): void {
  storage.remove(CONNECTIONS_KEY)
  storage.remove(CONNECTED_CONNECTOR_IDS_KEY)
  storage.remove(CONNECTED_WALLETS_KEY)
  storage.remove(CONNECTED_NAMESPACES_KEY)
  if (storage.get(CONNECTION_STATUS_KEY) !== undefined) storage.set(CONNECTION_STATUS_KEY, 'disconnected')
}
