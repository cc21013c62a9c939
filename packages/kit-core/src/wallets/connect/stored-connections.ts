/**
 * Storage of connections between page loads.
 *
 * Source  spec R-STORE-02 to 05, R-STORE-11, R-STATE-05, R-CONN-94, R-CONN-107
 */

import { perOwner } from '../../base/async/per-owner.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import {
  CONNECTED_CONNECTOR_IDS_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTED_WALLETS_KEY,
  CONNECTION_STATUS_KEY,
  CONNECTIONS_KEY,
  type StoredConnection,
} from '../../core/state/keys.js'
import { getSessionConnectorType } from '../../core/state/live-pairing.js'
import { selectConnector } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Ended connections: some of a namespace, or all of it when no ids are given. */
export type EndedConnections = { namespace: Namespace; connectorIds?: readonly string[] | undefined }

/** Live connections at the last write. Differences from them are this tab's changes; everything else belongs to other tabs. */
const storedLast = perOwner((): { connections?: KitState['connect']['connections'] } => ({}))

/**
 * Writes this tab's changes of the live connections, and removes the ended ones. Other stored connections stay: their
 * wallets may be unavailable, or they belong to another tab. Another tab's choices stay until this tab processes them.
 */
export function storeConnections(kit: Kit, ended?: EndedConnections): void {
  const { store, storage } = kit
  const state = store.get()
  const stored = { ...storage.get(CONNECTIONS_KEY) }
  const connectorIds = { ...storage.get(CONNECTED_CONNECTOR_IDS_KEY) }
  const wallets = { ...storage.get(CONNECTED_WALLETS_KEY) }
  const hasStored = Object.keys(stored).length > 0 || storage.get(CONNECTION_STATUS_KEY) === 'disconnected'
  const { connections } = state.connect
  const own = storedLast(kit)
  const last = own.connections
  own.connections = connections
  for (const namespace of getNamespaces()) {
    const live = connections[namespace] ?? []
    const awaited = (state.connect.awaitingReconnect[namespace] ?? []).map(({ connectorId }) => connectorId)
    const before = stored[namespace] ?? []
    const endedIds =
      namespace === ended?.namespace ? (ended.connectorIds ?? before.map(({ connectorId }) => connectorId)) : []
    const list = withOthers(merge(live, last?.[namespace] ?? [], before, hasStored), before, { endedIds, awaited })
    const [first] = list
    if (!first) {
      delete stored[namespace]
      delete connectorIds[namespace]
      delete wallets[namespace]
      continue
    }
    stored[namespace] = list
    const active = byId(live, first) ?? (wallets[namespace]?.id !== first.connectorId ? first : undefined)
    if (!active) continue
    const connector = selectConnector(state, active.connectorId, namespace)
    const name = active.name ?? connector?.name ?? active.connectorId
    const type = connector?.type ?? getSessionConnectorType(active.connectorId)
    connectorIds[namespace] = active.connectorId
    wallets[namespace] = { id: active.connectorId, name, ...(type && { type }) }
  }
  if (getNamespaces().every((namespace) => stored[namespace] === undefined)) {
    clearStoredConnections(storage)
    return
  }
  // Written first, so that another tab never reads a namespace that has just ended.
  storage.set(
    CONNECTED_NAMESPACES_KEY,
    getNamespaces().filter((namespace) => stored[namespace]),
  )
  storage.set(CONNECTIONS_KEY, stored)
  storage.set(CONNECTED_CONNECTOR_IDS_KEY, connectorIds)
  storage.set(CONNECTED_WALLETS_KEY, wallets)
  storage.set(CONNECTION_STATUS_KEY, 'connected')
}

/** Merges the live connections with what another tab stored for those that are unchanged here. */
function merge(
  live: readonly Connection[],
  last: readonly Connection[],
  before: readonly StoredConnection[],
  hasStored: boolean,
): readonly StoredConnection[] {
  const merged = live.flatMap((connection) => {
    const now = toStoredConnection(connection)
    const old = byId(last, connection)
    const theirs = byId(before, connection)
    if (!old || !theirs) return old && hasStored ? [] : [now]
    const { accounts, walletFirstAccount, caipNetworkId } = connection
    const isMoved = accounts !== old.accounts || walletFirstAccount !== old.walletFirstAccount
    const network = caipNetworkId === old.caipNetworkId ? theirs.caipNetworkId : caipNetworkId
    return [{ ...(isMoved ? now : theirs), ...(network && { caipNetworkId: network }) }]
  })
  const [first] = before
  const chosen = first && live[0]?.connectorId === last[0]?.connectorId && byId(merged, first)
  return chosen ? [chosen, ...merged.filter((connection) => connection !== chosen)] : merged
}

function byId<T extends { connectorId: string }>(list: readonly T[], { connectorId }: { connectorId: string }) {
  return list.find((one) => one.connectorId === connectorId)
}

type Left = { readonly endedIds: readonly string[]; readonly awaited: readonly string[] }

/**
 * Puts the active connection first: this page's, or one that another tab activated and that is neither live nor awaited here.
 */
function withOthers(
  live: readonly StoredConnection[],
  before: readonly StoredConnection[],
  { endedIds, awaited }: Left,
): readonly StoredConnection[] {
  const isOther = (one: StoredConnection) => !endedIds.includes(one.connectorId) && !byId(live, one)
  const others = before.filter(isOther)
  const [first] = before
  const isOthersChoice = first && isOther(first) && !awaited.includes(first.connectorId)
  return isOthersChoice ? [first, ...live, ...others.slice(1)] : [...live, ...others]
}

/** Maximum number of accounts stored per wallet; they have to fit into a cookie. */
const MAX_STORED_ACCOUNTS = 20

function toStoredConnection({
  connectorId,
  accounts,
  walletFirstAccount,
  caipNetworkId,
  name,
}: Connection): StoredConnection {
  return {
    connectorId,
    accounts: accounts.slice(0, MAX_STORED_ACCOUNTS).map(({ address, type }) => ({ address, ...(type && { type }) })),
    ...(walletFirstAccount && { walletFirstAccount }),
    ...(caipNetworkId && { caipNetworkId }),
    ...(name && { name }),
  }
}

/** Removes everything stored about connections. The status is written last: other tabs listen to it. */
export function clearStoredConnections(storage: Kit['storage']): void {
  storage.remove(CONNECTED_NAMESPACES_KEY)
  storage.remove(CONNECTIONS_KEY)
  storage.remove(CONNECTED_CONNECTOR_IDS_KEY)
  storage.remove(CONNECTED_WALLETS_KEY)
  if (storage.get(CONNECTION_STATUS_KEY) !== undefined) storage.set(CONNECTION_STATUS_KEY, 'disconnected')
}
