/**
 * Restores the stored connections, each namespace on its own, without any window of a wallet.
 *
 * Out     resolves when each is connected or given up
 * Source  spec R-STATE-03, R-STATE-04, R-CONN-106 to 108, R-CONN-113
 */
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { applyInitialState, readInitialState } from '../storage/initial-state.js'
import type { StoredConnection } from '../storage/keys.js'
import { acceptConnection } from './accept-connection.js'
import { endConnection } from './end-connection.js'
import { forgetConnections } from './stored-connections.js'

/** Restores what is stored. `enableReconnect: false` clears it instead. */
export async function reconnect(kit: Kit): Promise<void> {
  if (!kit.config.enableReconnect) {
    forgetConnections(kit.storage)
    kit.store.set(({ connect }) => ({ connect: { ...connect, restoring: [], status: 'disconnected' } }))
    return
  }
  const stored = readInitialState(kit.storage)
  kit.store.set(applyInitialState(kit.store.get(), stored))
  const { restoring } = kit.store.get().connect
  await Promise.all(restoring.map((namespace) => restore(kit, namespace, stored.connections[namespace]?.[0])))
}

async function restore(kit: Kit, namespace: Namespace, stored: StoredConnection | undefined): Promise<void> {
  const adapter = kit.adapters.get(namespace)
  const isWaiting = () => kit.store.get().connect.restoring.includes(namespace)
  try {
    const connection = stored && (await adapter?.reconnect({ connectorId: stored.connectorId, signal: kit.lifetime() }))
    if (!isWaiting()) return
    if (connection) acceptConnection(kit, namespace, keepActiveAccount(connection, stored))
    else endConnection(kit, namespace)
  } catch (error) {
    kit.log.debug(`The stored connection of ${namespace} could not be restored`, error)
    if (isWaiting()) endConnection(kit, namespace)
  }
}

function keepActiveAccount<Restored extends { accounts: readonly { address: string }[] }>(
  connection: Restored,
  stored: StoredConnection,
): Restored {
  const wanted = stored.accounts[0]?.address
  const active = connection.accounts.find(({ address }) => address === wanted)
  if (!active) return connection
  return { ...connection, accounts: [active, ...connection.accounts.filter((account) => account !== active)] }
}
