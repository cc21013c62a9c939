/**
 * Applies changes from another tab of the same site: when one tab connects, disconnects or switches, all tabs do. Loaded on
 * the first such change.
 *
 * Source  spec R-STORE-19, R-CONN-112, R-CONN-116, R-CONN-165, R-CONN-247, R-PAY-30
 */

import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { getInitialState } from '../../core/state/initial-state.js'
import {
  ACTIVE_NETWORK_KEY,
  BALANCES_HIDDEN_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTION_STATUS_KEY,
  CONNECTIONS_KEY,
  type StoredConnection,
} from '../../core/state/keys.js'
import { getLiveSession } from '../../core/state/live-pairing.js'
import { SEND_REQUESTS_STORAGE_KEY, SENT_STORAGE_KEY } from '../../core/state/pending-state.js'
import { selectActiveLast, selectNetwork } from '../../core/state/select-network.js'
import { loadPayService } from '../../features/pay/load-service.js'
import { EXCHANGES_STORAGE_KEY } from '../../features/pay/state.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from '../../wallets/account/load-balance.js'
import { acceptNetwork } from '../../wallets/connect/accept-network.js'
import { endConnection } from '../../wallets/connect/end-connection.js'
import { reconnect } from '../../wallets/connect/reconnect.js'
import { resumePairedSession } from '../../wallets/connect/resume-paired-session.js'
import { revokeLateConnection } from '../../wallets/connect/revoke-late-connection.js'
import { storeConnections } from '../../wallets/connect/stored-connections.js'
import { SESSION_TOPIC_STORAGE_KEY } from '../../wallets/pairing/session-topic.js'
import { resumeStored } from './resume-stored.js'

const KEYS_OF_CONNECTIONS: readonly string[] = [CONNECTION_STATUS_KEY, CONNECTED_NAMESPACES_KEY, CONNECTIONS_KEY].map(
  ({ name }) => name,
)

/** Wait in ms after which another tab has written all parts of its disconnect. */
const DISCONNECT_WRITES_MS = 1_000

/** Applies a change of storage. `keyName` is undefined when all of it was cleared. */
export function syncFromTab(kit: Kit, keyName: string | undefined): void {
  if (keyName === undefined || KEYS_OF_CONNECTIONS.includes(keyName)) followConnections(kit, keyName)
  else if (keyName === ACTIVE_NETWORK_KEY.name) followNetwork(kit)
  else if (keyName === BALANCES_HIDDEN_KEY.name) followPreferences(kit)
  else if (keyName === SESSION_TOPIC_STORAGE_KEY) followPairedSession(kit)
  else if (keyName === SENT_STORAGE_KEY) void followSent(kit)
  else if (keyName === SEND_REQUESTS_STORAGE_KEY) followSendRequests(kit).catch(failing(kit))
  else if (keyName === EXCHANGES_STORAGE_KEY) followExchanges(kit).catch(failing(kit))
}

function followConnections(kit: Kit, keyName: string | undefined): void {
  if (keyName !== undefined && isHalf(kit)) {
    kit.timers.start('tab/half', DISCONNECT_WRITES_MS, () => {
      const hasLive = getNamespaces().some((namespace) => kit.store.get().connect.connections[namespace]?.length)
      if (hasLive && isHalf(kit)) storeConnections(kit)
    })
    return
  }
  const { connections } = getInitialState(kit.storage)
  for (const namespace of selectActiveLast(kit.store.get())) endMissing(kit, namespace, connections[namespace] ?? [])
  if (!kit.config.enableReconnect) return
  const { connections: live, restoring } = kit.store.get().connect
  const fail = failing(kit)
  const connected = getNamespaces().filter((namespace) => live[namespace]?.length)
  if (connected[0]) followOthers(kit, connected).catch(fail)
  const isNew = (namespace: Namespace) =>
    connections[namespace]?.some(({ connectorId }) => !isAwaited(kit, namespace, connectorId)) &&
    !live[namespace]?.length &&
    !restoring.includes(namespace)
  if (getNamespaces().some(isNew)) reconnect(kit, resumeStored).catch(fail)
}

function failing({ log }: Kit): (error: unknown) => void {
  return (error) => log.error('Changes of another tab could not be applied', error)
}

/** Whether the stored state is incomplete: connected, but without readable connections. That is not a disconnect. */
function isHalf({ storage }: Kit): boolean {
  return storage.get(CONNECTION_STATUS_KEY) === 'connected' && storage.get(CONNECTIONS_KEY) === undefined
}

async function followOthers(kit: Kit, namespaces: readonly Namespace[]): Promise<void> {
  const signal = kit.lifetime()
  const { connectFromOtherTab } = await import('../../wallets/connect/restore-inactive-connections.js')
  await Promise.all(namespaces.map((namespace) => connectFromOtherTab(kit, namespace, signal)))
}

function endMissing(kit: Kit, namespace: Namespace, stored: readonly StoredConnection[]): void {
  const { connections } = kit.store.get().connect
  const live = (connections[namespace] ?? []).map(({ connectorId }) => connectorId)
  const missing = live.filter((id) => !stored.some(({ connectorId }) => connectorId === id))
  if (stored.length === 0) endConnection(kit, namespace)
  else if (missing.length > 0) endConnection(kit, namespace, missing)
  for (const connectorId of missing) revokeLateConnection(kit, namespace, connectorId)
}

function isAwaited(kit: Kit, namespace: Namespace, connectorId: string): boolean {
  return (
    kit.store.get().connect.awaitingReconnect[namespace]?.some((stored) => stored.connectorId === connectorId) ?? false
  )
}

function followNetwork(kit: Kit): void {
  const caipNetworkId = kit.storage.get(ACTIVE_NETWORK_KEY)
  const network = caipNetworkId && selectNetwork(kit.store.get(), caipNetworkId)
  if (!network) return
  acceptNetwork(kit, network.chainNamespace, network.caipNetworkId)
  loadBalance(kit, network.chainNamespace)
}

/** Follows another page that paired a different wallet. */
function followPairedSession(kit: Kit): void {
  const topic = kit.storage.text.get(SESSION_TOPIC_STORAGE_KEY)
  const live = getLiveSession(kit)
  if (live && topic !== undefined && topic !== live.topic && kit.config.enableReconnect) void resumePairedSession(kit)
}

async function followSent(kit: Kit): Promise<void> {
  const signal = kit.lifetime()
  const { syncFromStorage } = await import('../../features/transactions/resume-tracking.js')
  if (!signal.aborted) syncFromStorage(kit)
}

async function followSendRequests(kit: Kit): Promise<void> {
  const signal = kit.lifetime()
  const { adoptStoredSendRequests } = await kit.notes()
  if (!signal.aborted) adoptStoredSendRequests(kit)
}

async function followExchanges(kit: Kit): Promise<void> {
  const signal = kit.lifetime()
  if (!kit.storage.text.get(EXCHANGES_STORAGE_KEY)) return
  const { inheritExchanges } = await loadPayService()
  if (!signal.aborted) inheritExchanges(kit)
}

function followPreferences({ store, storage }: Kit): void {
  store.set({ preferences: { areBalancesHidden: storage.get(BALANCES_HIDDEN_KEY) === 'yes' } })
}
