/**
 * Restores the stored connections, each namespace on its own, without any window of a wallet.
 *
 * Out     resolves when each is connected or given up; one that has not answered within the limit is given up on screen
 *         and taken in if it answers after all
 * Source  spec R-STATE-03, R-STATE-04, R-CONN-106 to 109, R-CONN-113, R-CONN-114, R-CONN-116
 */
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { applyInitialState, NO_INITIAL_STATE, readInitialState } from '../storage/initial-state.js'
import type { StoredConnection } from '../storage/keys.js'
import { askStored } from './ask-stored.js'
import { giveUpRestoring } from './give-up-restoring.js'
import { liveSession } from './live-pairing.js'
import { forgetConnections } from './stored-connections.js'
import { wake } from './wake.js'

/** Restores what is stored. `enableReconnect: false` clears it instead. */
export async function reconnect(kit: Kit): Promise<void> {
  if (!kit.config.enableReconnect) {
    const { recentWallets, areBalancesHidden } = readInitialState(kit.storage)
    forgetConnections(kit.storage)
    kit.store.set(applyInitialState(kit.store.get(), { ...NO_INITIAL_STATE, recentWallets, areBalancesHidden }))
    return
  }
  const stored = readInitialState(kit.storage)
  kit.store.set(applyInitialState(kit.store.get(), stored))
  const { restoring, connections } = kit.store.get().connect
  if (liveSession(kit)) void wake(kit)
  if (restoring.length === 0 && Object.values(connections).flat().length === 0) forgetConnections(kit.storage)
  await Promise.all(restoring.map((namespace) => restore(kit, namespace, stored.connections[namespace]?.[0])))
}

/** The wallet is asked while the code that takes its answer in is on its way. */
async function restore(kit: Kit, namespace: Namespace, stored: StoredConnection | undefined): Promise<void> {
  const asked = stored ? askStored(kit, namespace, stored, kit.lifetime()) : Promise.resolve(undefined)
  try {
    const { restoreConnection } = await import('./restore-connection.js')
    await restoreConnection(kit, { namespace, stored, asked })
  } catch (error) {
    kit.log.error(`The connection of ${namespace} could not be taken in`, error)
    giveUpRestoring(kit, namespace)
  }
}
