/**
 * Takes a connection of an earlier visit into the kit, once its wallet has answered.
 *
 * In      asked   what the wallet answers; undefined where it has nothing to restore
 * Out     resolves when it has answered or the limit is over; a later answer is still taken in
 * Source  spec R-CONN-106 to 114, R-STATE-16
 */
import type { Connection } from '../adapter/connection.js'
import { loadFollowing } from '../adapter/receive-event.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { CONNECTIONS_KEY, type StoredConnection } from '../storage/keys.js'
import { acceptConnection } from './accept-connection.js'
import { endConnection } from './end-connection.js'
import { giveUpRestoring } from './give-up-restoring.js'
import { leaveConnecting } from './leave-connecting.js'
import { storeConnections } from './stored-connections.js'
import { takeBack } from './take-back.js'

/** Whose connection. */
export type RestoreParams = {
  readonly namespace: Namespace
  readonly stored: StoredConnection | undefined
  readonly asked: Promise<Connection | undefined>
}

/** How long a wallet that is being restored may keep the page waiting. */
const RESTORE_LIMIT_MS = 10_000

/** Takes in what a stored connection answers, within the time limit. */
export async function restoreConnection(kit: Kit, { namespace, stored, asked }: RestoreParams): Promise<void> {
  const signal = kit.lifetime()
  const timer = `restore/${namespace}`
  const answer = Promise.all([asked, loadFollowing()]).then(([connection]) => {
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
      giveUpRestoring(kit, namespace)
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
