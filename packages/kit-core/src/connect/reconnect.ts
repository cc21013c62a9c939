/**
 * Restores the stored connections, each namespace on its own, without any window of a wallet.
 *
 * Out     resolves when each is connected or given up; one that has not answered within the limit is given up on screen
 *         and taken in if it answers after all
 * Source  spec R-STATE-03, R-STATE-04, R-CONN-106 to 109, R-CONN-113, R-CONN-114, R-CONN-116
 */
import { resetAccount } from '../account/update-account.js'
import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { applyInitialState, NO_INITIAL_STATE, readInitialState } from '../storage/initial-state.js'
import { CONNECTIONS_KEY, type StoredConnection } from '../storage/keys.js'
import { acceptConnection, settleStatus } from './accept-connection.js'
import { askStored } from './ask-stored.js'
import { endConnection } from './end-connection.js'
import { leaveConnecting } from './leave-connecting.js'
import { liveSession } from './live-pairing.js'
import { forgetConnections, storeConnections } from './stored-connections.js'
import { takeBack } from './take-back.js'

/** How long a wallet that is being restored may keep the page waiting. */
const RESTORE_LIMIT_MS = 10_000

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

/** A kit that was stopped let go of the relay; one that starts again with a paired wallet takes it up. */
async function wake(kit: Kit): Promise<void> {
  const { rejoinSession } = await import('../pairing/restore-paired.js')
  await rejoinSession(kit)
}

async function restore(kit: Kit, namespace: Namespace, stored: StoredConnection | undefined): Promise<void> {
  const signal = kit.lifetime()
  const timer = `restore/${namespace}`
  const asked = stored ? askStored(kit, namespace, stored, signal) : Promise.resolve(undefined)
  const answer = asked.then((connection) => {
    if (signal.aborted) return
    settle(kit, namespace, stored, connection)
    void bringOthers(kit, namespace)
  })
  await new Promise<void>((resolve) => {
    const end = () => {
      if (!signal.aborted) kit.timers.stop(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    kit.timers.start(timer, RESTORE_LIMIT_MS, () => {
      giveUp(kit, namespace)
      end()
    })
    signal.addEventListener('abort', end)
    answer.then(end, (error: unknown) => {
      kit.log.error(`The connection of ${namespace} could not be taken in`, error)
      end()
    })
  })
}

/** The wallets behind the active one keep nobody waiting. */
async function bringOthers(kit: Kit, namespace: Namespace): Promise<void> {
  if (!kit.storage.get(CONNECTIONS_KEY)?.[namespace]?.[1]) return
  const signal = kit.lifetime()
  try {
    const { restoreOthers } = await import('./restore-others.js')
    await restoreOthers(kit, namespace, signal)
  } catch (error) {
    kit.log.error(`The other wallets of ${namespace} could not be taken in`, error)
  }
}

/** Between the question and its answer the visitor may have connected something else, or disconnected. */
function settle(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection | undefined,
  connection: Connection | undefined,
): void {
  const { connections, restoring } = kit.store.get().connect
  const live = connections[namespace] ?? []
  const isWaiting = restoring.includes(namespace)
  const isRemembered = kit.storage.get(CONNECTIONS_KEY)?.[namespace]?.[0]?.connectorId === stored?.connectorId
  if (!connection) {
    if (isWaiting) endConnection(kit, namespace)
    else if (live.length === 0) storeConnections(kit, { namespace })
  } else if (isWaiting || (live.length === 0 && isRemembered)) {
    kit.store.batch(() => {
      acceptConnection(kit, namespace, connection)
      if (kit.store.get().network.activeNamespace === namespace) leaveConnecting(kit)
    })
  } else if (live.length > 0) keepBehind(kit, namespace, connection)
  else takeBack(kit, namespace, connection.connectorId)
}

function keepBehind(kit: Kit, namespace: Namespace, connection: Connection): void {
  kit.store.set(({ connect }) => {
    const live = connect.connections[namespace] ?? []
    if (live.some(({ connectorId }) => connectorId === connection.connectorId)) return {}
    return { connect: { ...connect, connections: { ...connect.connections, [namespace]: [...live, connection] } } }
  })
  storeConnections(kit)
}

/** What is stored stays, so that the next page tries again. */
function giveUp(kit: Kit, namespace: Namespace): void {
  kit.store.batch(() => {
    if (!kit.store.get().connect.restoring.includes(namespace)) return
    kit.store.set(({ connect }) => ({
      connect: { ...connect, restoring: connect.restoring.filter((restored) => restored !== namespace) },
    }))
    resetAccount(kit, namespace)
    settleStatus(kit)
  })
}
