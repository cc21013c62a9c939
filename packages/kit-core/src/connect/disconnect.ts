/**
 * Disconnects one namespace, or all of them. What is stored and still to be restored is given up, and so are a try to connect
 * and what is awaited, whose wallet is left as well.
 *
 * In      namespace    all connected ones when absent
 *         connectorId  this wallet of the namespace only; another one of it, if connected, becomes active. A paired
 *                      wallet leaves every namespace of its session
 * Throws  AdapterNotFoundError   of the namespace asked for
 *         DisconnectChainError   the one namespace asked for
 *         DisconnectChainsError  some of all; the others are disconnected
 * Source  spec R-CONN-96 to 99, R-CONN-101, R-CONN-157, R-CONN-170
 */
import { adapterOf } from '../adapter/adapter-of.js'
import { NAMESPACES, type Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { setActiveNamespace } from '../network/set-active-network.js'
import { track } from '../tracking/track.js'
import { endAttempt } from './attempt.js'
import { endConnection } from './end-connection.js'
import { DisconnectChainError, DisconnectChainsError } from './errors.js'
import { giveUpPairing, liveSession, resumePairing } from './live-pairing.js'
import { remembered } from './remembered.js'
import { storeConnections } from './stored-connections.js'

/** What to disconnect. */
export type DisconnectParams = { namespace?: Namespace | undefined; connectorId?: string | undefined }

/** Disconnects. */
export async function disconnect(kit: Kit, { namespace, connectorId }: DisconnectParams = {}): Promise<void> {
  const wasOpen = kit.store.get().modal.open
  const { attempt } = kit.store.get().connect
  giveUpPairing(kit)
  const isMeant = attempt?.namespace === (namespace ?? attempt?.namespace)
  if (attempt && isMeant && attempt.connectorId === (connectorId ?? attempt.connectorId)) endAttempt(kit, attempt)
  try {
    if (namespace) await disconnectNamespace(kit, namespace, connectorId)
    else await disconnectAll(kit)
    track(kit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Couldn’t disconnect'
    track(kit, { type: 'error', event: 'DISCONNECT_ERROR', properties: { message } })
    throw error
  } finally {
    if (kit.store.get().modal.open === wasOpen) resumePairing(kit)
  }
}

async function disconnectNamespace(kit: Kit, namespace: Namespace, only?: string): Promise<void> {
  const adapter = adapterOf(kit, namespace)
  const isMeant = (connectorId: string) => connectorId === (only ?? connectorId)
  const ids = connectorIds(kit, namespace).filter(isMeant)
  // A wallet that is awaited is left too, so that nothing connects it again once it is there.
  const awaited = (kit.store.get().connect.awaited[namespace] ?? []).filter(({ connectorId }) => isMeant(connectorId))
  const leaving = awaited.map(({ connectorId }) => adapter.disconnect({ connectorId }))
  const results = await Promise.allSettled(
    ids.map(async (connectorId) => {
      await adapter.disconnect({ connectorId })
      await liveSession(kit, connectorId)?.end()
    }),
  )
  await Promise.allSettled(leaving)
  const isEnded = (_: string, index: number) => results[index]?.status !== 'rejected'
  const failed = results.find((result) => result.status === 'rejected')
  const asked = only === undefined || ids.length > 0 ? ids : [only]
  const ended = failed || only !== undefined ? asked.filter(isEnded) : undefined
  endConnection(kit, namespace, ended)
  // What is stored and not in the state yet.
  storeConnections(kit, { namespace, connectorIds: ended })
  if (failed) throw new DisconnectChainError(namespace, failed.reason)
}

async function disconnectAll(kit: Kit): Promise<void> {
  const { connect, network, lifecycle } = kit.store.get()
  const isInUse = (namespace: Namespace) =>
    connect.restoring.includes(namespace) ||
    connect.awaited[namespace]?.[0] !== undefined ||
    connectorIds(kit, namespace).length > 0 ||
    (lifecycle === 'booting' && remembered(kit, namespace).length > 0)
  const connected = NAMESPACES.filter(isInUse)
  const results = await Promise.allSettled(connected.map((namespace) => disconnectNamespace(kit, namespace)))
  const failed = connected.filter((_, index) => results[index]?.status === 'rejected')
  if (failed.length > 0) {
    throw new DisconnectChainsError(failed, results.find((result) => result.status === 'rejected')?.reason)
  }
  if (connected.length > 0) setActiveNamespace(kit, network.activeNamespace)
}

function connectorIds(kit: Kit, namespace: Namespace): readonly string[] {
  return (kit.store.get().connect.connections[namespace] ?? []).map(({ connectorId }) => connectorId)
}
