/**
 * Disconnects one namespace, or all of them. Pending restores, connect attempts and connections in
 * `awaitingReconnect` are dropped, and their wallets are disconnected as well. An open pairing is cancelled.
 *
 * In      namespace    all connected namespaces when undefined
 *         connectorId  only this wallet of the namespace; another connected one becomes active. A paired
 *                      wallet leaves every namespace of its session
 * Throws  AdapterNotFoundError   for the given namespace
 *         DisconnectChainError   the given namespace failed
 *         DisconnectChainsError  some of all namespaces failed; the others are disconnected
 * Source  spec R-CONN-96 to 99, R-CONN-101, R-CONN-157, R-CONN-170, R-CONN-260, R-CONN-261
 */

import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { DisconnectChainError, DisconnectChainsError } from '../../base/errors/disconnect-errors.js'
import { isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { cancelPairing, getLiveSession, resumePairing } from '../../core/state/live-pairing.js'
import { setActiveNamespace } from '../../core/state/set-active-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { abandonRestore } from './abandon-restore.js'
import { stopAttempt } from './attempt.js'
import { endConnection } from './end-connection.js'
import { trackDisconnect, waitForDisconnect } from './pending-disconnects.js'
import { getConnection, getConnections, getStoredConnections } from './select-stored-connections.js'
import { storeConnections } from './stored-connections.js'

/** What to disconnect: a namespace, and optionally one wallet of it. */
export type DisconnectParams = { namespace?: Namespace | undefined; connectorId?: string | undefined }

/** Disconnects a wallet, a namespace, or everything. A wallet that could not be disconnected stays in state. */
export async function disconnect(kit: Kit, params: DisconnectParams = {}): Promise<void> {
  const { namespace, connectorId } = parseInput(params, { namespace: isMaybeText, connectorId: isMaybeText })
  const wasOpen = kit.store.get().modal.open
  const { attempt } = kit.store.get().connect
  cancelPairing(kit)
  const isTarget = attempt?.namespace === (namespace ?? attempt?.namespace)
  if (attempt && isTarget && attempt.connectorId === (connectorId ?? attempt.connectorId)) stopAttempt(kit, attempt)
  try {
    if (namespace) await disconnectNamespace(kit, namespace, connectorId)
    else await disconnectAll(kit)
    track(kit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to disconnect'
    track(kit, { type: 'error', event: 'DISCONNECT_ERROR', properties: { message } })
    throw error
  } finally {
    if (kit.store.get().modal.open === wasOpen) resumePairing(kit)
  }
}

async function disconnectNamespace(kit: Kit, namespace: Namespace, only?: string): Promise<void> {
  const adapter = getAdapter(kit, namespace)
  const { connections, awaitingReconnect } = kit.store.get().connect
  const idsOf = (list: readonly { readonly connectorId: string }[] = []) =>
    list.map(({ connectorId }) => connectorId).filter((connectorId) => connectorId === (only ?? connectorId))
  const [live, unavailable] = [idsOf(connections[namespace]), idsOf(awaitingReconnect[namespace])]
  const work = disconnectWallets(kit, adapter, live, unavailable)
  trackDisconnect(kit, namespace, [...live, ...unavailable], work)
  // Unavailable wallets are removed immediately, so that nothing reconnects them while the others disconnect.
  kit.store.batch(() => {
    if (only === undefined) abandonRestore(kit, namespace)
    endConnection(kit, namespace, unavailable)
    storeConnections(kit, { namespace, connectorIds: only ? [only] : undefined })
  })
  await work
}

async function disconnectWallets(
  kit: Kit,
  adapter: Adapter,
  live: readonly string[],
  unavailable: readonly string[],
): Promise<void> {
  const { namespace } = adapter
  const pending = unavailable.map((connectorId) => disconnectWallet(kit, adapter, connectorId))
  const results = await Promise.allSettled(live.map((connectorId) => disconnectWallet(kit, adapter, connectorId)))
  await Promise.allSettled(pending)
  const isEnded = (connectorId: string, index: number) => {
    const result = results[index]
    const session = getLiveSession(kit, connectorId)
    // A wallet that was paired again in the meantime stays.
    return result?.status === 'fulfilled' && (session === undefined || session === result.value)
  }
  endConnection(kit, namespace, live.filter(isEnded))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw new DisconnectChainError(namespace, failed.reason)
}

/** Disconnects a wallet and ends its session, if it has one. Does not repeat a disconnect that is already pending. */
async function disconnectWallet(kit: Kit, adapter: Adapter, connectorId: string): Promise<PairedSession | undefined> {
  const { namespace } = adapter
  const session = getLiveSession(kit, connectorId)
  const earlier = waitForDisconnect(kit, namespace, connectorId)
  if (earlier) await earlier
  if (earlier && !getConnection(kit, namespace, connectorId)) return session
  await adapter.disconnect({ connectorId })
  await session?.end()
  return session
}

async function disconnectAll(kit: Kit): Promise<void> {
  const { connect, network, lifecycle } = kit.store.get()
  const isInUse = (namespace: Namespace) =>
    connect.restoring.includes(namespace) ||
    connect.awaitingReconnect[namespace]?.[0] !== undefined ||
    getConnections(kit, namespace).length > 0 ||
    (lifecycle === 'booting' && getStoredConnections(kit, namespace).length > 0)
  const connected = getNamespaces().filter(isInUse)
  const results = await Promise.allSettled(connected.map((namespace) => disconnectNamespace(kit, namespace)))
  const failed = connected.filter((_, index) => results[index]?.status === 'rejected')
  if (failed.length > 0) {
    throw new DisconnectChainsError(failed, results.find((result) => result.status === 'rejected')?.reason)
  }
  if (connected.length > 0) setActiveNamespace(kit, network.activeNamespace)
}
