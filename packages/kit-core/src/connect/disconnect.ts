/**
 * Disconnects one namespace, or all of them.
 *
 * In      namespace  all connected ones when absent
 * Throws  DisconnectChainError   the one namespace asked for
 *         DisconnectChainsError  some of all; the others are disconnected
 * Source  spec R-CONN-96 to 99
 */
import { adapterOf } from '../adapter/adapter-of.js'
import { NAMESPACES, type Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { track } from '../tracking/track.js'
import { endConnection } from './end-connection.js'
import { DisconnectChainError, DisconnectChainsError } from './errors.js'

/** What to disconnect. */
export type DisconnectParams = { namespace?: Namespace | undefined }

/** Disconnects. */
export async function disconnect(kit: Kit, { namespace }: DisconnectParams = {}): Promise<void> {
  try {
    if (namespace) await disconnectNamespace(kit, namespace)
    else await disconnectAll(kit)
    track(kit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to disconnect'
    track(kit, { type: 'error', event: 'DISCONNECT_ERROR', properties: { message } })
    throw error
  }
}

async function disconnectNamespace(kit: Kit, namespace: Namespace): Promise<void> {
  const adapter = adapterOf(kit, namespace)
  try {
    for (const { connectorId } of kit.store.get().connect.connections[namespace] ?? []) {
      await adapter.disconnect({ connectorId })
      endConnection(kit, namespace, connectorId)
    }
  } catch (error) {
    throw new DisconnectChainError(namespace, error)
  }
}

async function disconnectAll(kit: Kit): Promise<void> {
  const connected = NAMESPACES.filter((namespace) => (kit.store.get().connect.connections[namespace] ?? []).length > 0)
  const results = await Promise.allSettled(connected.map((namespace) => disconnectNamespace(kit, namespace)))
  const failed = connected.filter((_, index) => results[index]?.status === 'rejected')
  if (failed.length > 0) {
    throw new DisconnectChainsError(failed, results.find((result) => result.status === 'rejected')?.reason)
  }
}
