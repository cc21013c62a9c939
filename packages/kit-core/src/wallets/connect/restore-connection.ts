/**
 * Takes the connections of an earlier visit into the kit, in the order in which they are stored, once their wallets have
 * answered: the first that is back is the active one, whoever answers first.
 *
 * In      limit   resolves when nobody is kept waiting any longer
 * Out     resolves when one of them is back or none of them is there; what is answered later is still taken in
 * Source  spec R-CONN-106 to 114, R-CONN-146, R-CONN-147, R-STATE-16
 */

import { pause } from '../../base/async/pause.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import type { Kit } from '../../kit.js'
import { abandonRestore } from './abandon-restore.js'
import { acceptReconnection } from './accept-reconnection.js'
import { isConnecting } from './attempt.js'
import { reportedEarly } from './early-connections.js'
import { loadFollowing } from './handle-adapter-event.js'
import { type ReconnectResult, reconnectStored } from './reconnect-stored.js'
import { revokeLateConnection } from './revoke-late-connection.js'
import { getConnection, getConnections, getStoredConnections, isStored } from './select-stored-connections.js'
import { storeConnections } from './stored-connections.js'
import { WALLET_RETRY_MS, waitForWallet } from './wait-for-wallet.js'

/** Takes in what the stored connections answer. */
export async function restoreConnection(kit: Kit, namespace: Namespace, limit: Promise<void>): Promise<void> {
  const signal = kit.lifetime()
  // What could not be loaded is told, and loaded again for the first event.
  await Promise.all([loadFollowing().catch(() => {}), bringFirst(kit, namespace, limit)])
  if (signal.aborted) return
  abandonRestore(kit, namespace)
  if (reportedEarly(kit).delete(namespace)) kit.adapters.get(namespace)?.syncConnections?.()
  void bringOthers(kit, namespace)
}

/** Those that do not answer within the limit, or are not there, are waited for behind the others. */
async function bringFirst(kit: Kit, namespace: Namespace, limit: Promise<void>): Promise<void> {
  const signal = kit.lifetime()
  for (const stored of getStoredConnections(kit, namespace)) {
    const { connectorId } = stored
    const question = reconnectStored(kit, namespace, stored, signal)
    const answer = await Promise.race([untilNotBusy(kit, namespace, stored, question), limit])
    if (signal.aborted || getConnection(kit, namespace, connectorId)) continue
    if (!isStored(kit, namespace, connectorId)) {
      void question.then(({ kind }) => kind === 'back' && revokeLateConnection(kit, namespace, connectorId))
    } else if (answer?.kind === 'back') {
      await acceptReconnection(kit, namespace, answer.connection)
      if (getConnections(kit, namespace).length > 0) return
      if (isConnecting(kit.store.get(), namespace, connectorId))
        waitForWallet(kit, namespace, stored, Promise.resolve(answer))
    } else if (answer?.kind === 'refused') storeConnections(kit, { namespace, connectorIds: [connectorId] })
    else waitForWallet(kit, namespace, stored, answer ? Promise.resolve(answer) : question)
  }
}

/** A wallet that fails to answer is asked again while the page waits for it. */
async function untilNotBusy(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  question: Promise<ReconnectResult>,
): Promise<ReconnectResult> {
  const signal = kit.lifetime()
  let answer = await question
  const isBusy = () => answer.kind === 'away' && answer.mayAskSoon
  while (isBusy() && !signal.aborted && kit.store.get().connect.restoring.includes(namespace)) {
    await pause(WALLET_RETRY_MS, signal)
    if (!signal.aborted) answer = await reconnectStored(kit, namespace, stored, signal)
  }
  return answer
}

/** The wallets behind the active one keep nobody waiting. */
async function bringOthers(kit: Kit, namespace: Namespace): Promise<void> {
  if (!getStoredConnections(kit, namespace)[1]) return
  const signal = kit.lifetime()
  try {
    const { restoreInactiveConnections } = await import('./restore-inactive-connections.js')
    await restoreInactiveConnections(kit, namespace, signal)
  } catch (error) {
    kit.log.error(`The other wallets of ${namespace} could not be taken in`, error)
  }
}
