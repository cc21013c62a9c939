/**
 * Restores the stored connections, each namespace independently, without opening any wallet window.
 *
 * In      resume   runs once the connections of a namespace are restored
 * Out     resolves when each namespace is connected or shown as disconnected: after 10 s without a response, or without the
 *         code for it. A wallet that responds later is still connected
 * Source  spec R-STATE-03, R-STATE-04, R-CONN-106 to 109, R-CONN-113, R-CONN-114, R-CONN-116, R-CONN-175
 */
import { onAbort } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { applyInitialState, getInitialState, NO_INITIAL_STATE } from '../../core/state/initial-state.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { AUTH_CONNECTOR_ID, getLiveSession, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { abandonRestore } from './abandon-restore.js'
import { resumePairedSession } from './resume-paired-session.js'
import { clearStoredConnections } from './stored-connections.js'

/** Resumes what an earlier page left open, such as sent transactions. */
export type Resume = (kit: Kit) => Promise<void>

/**
 * Restores the stored connections, on start and when another tab connects. With `enableReconnect: false` it clears them
 * instead.
 */
export async function reconnect(kit: Kit, resume: Resume): Promise<void> {
  if (!kit.config.enableReconnect) {
    const { recentWallets, areBalancesHidden } = getInitialState(kit.storage)
    clearStoredConnections(kit.storage)
    kit.store.set(applyInitialState(kit.store.get(), { ...NO_INITIAL_STATE, recentWallets, areBalancesHidden }))
    return
  }
  const stored = getInitialState(kit.storage)
  kit.store.set(applyInitialState(kit.store.get(), stored))
  const { restoring, connections } = kit.store.get().connect
  if (getLiveSession(kit)) void resumePairedSession(kit)
  if (restoring.length === 0 && Object.values(connections).flat().length === 0) clearStoredConnections(kit.storage)
  await Promise.all(restoring.map((namespace) => restore(kit, namespace, stored.connections[namespace] ?? [], resume)))
}

/** Maximum time that wallets being restored, and the code for it, may delay the page. In ms. */
const RESTORE_LIMIT_MS = 10_000

/** Preloads the wallet's code while the restore code loads. */
async function restore(
  kit: Kit,
  namespace: Namespace,
  stored: readonly StoredConnection[],
  resume: Resume,
): Promise<void> {
  const [first] = stored
  const signal = kit.lifetime()
  const timer = `restore/${namespace}`
  let removeListener = () => {}
  const limit = new Promise<void>((resolve) => {
    kit.timers.start(timer, RESTORE_LIMIT_MS, resolve)
    removeListener = onAbort(signal, resolve)
  })
  if (first?.connectorId === AUTH_CONNECTOR_ID) {
    kit
      .code()
      .then(({ embedded }) => embedded())
      .catch(() => {})
  } else if (first?.connectorId !== PAIRED_CONNECTOR_ID) void kit.adapters.get(namespace)?.preload?.()
  let unasked: readonly StoredConnection[] | undefined = stored
  const work = import('./load-reconnect.js')
    .then(({ loadRestore }) => loadRestore())
    .then(({ restoreConnection }) => {
      unasked = undefined
      return restoreConnection(kit, namespace, limit)
    })
    .then(() => (signal.aborted ? undefined : resume(kit)))
    .catch((error: unknown) => kit.log.error(`${namespace} could not be restored`, error))
  await Promise.race([work, limit])
  removeListener()
  if (signal.aborted) return
  kit.timers.stop(timer)
  abandonRestore(kit, namespace, unasked)
}
