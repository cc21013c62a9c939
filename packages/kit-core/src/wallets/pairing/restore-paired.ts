/**
 * Restores a namespace that was connected by pairing, here or in another tab. The session is restored once for all its
 * namespaces.
 *
 * Out     isMoved  the wallet sent its accounts before an adapter listened, so they are in its order, not in the stored one
 * Source  spec R-CONN-102, R-CONN-106, R-CONN-108, R-CONN-109, R-CONN-112
 */

import { createDedupe } from '../../base/async/dedupe.js'
import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getLiveSession, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { getConnection } from '../connect/select-stored-connections.js'
import type { RestoredPaired, RestorePairedParams } from './restored-paired.js'
import { joinNamespaces, watchSession } from './watch-session.js'

const restoreOnce = createDedupe<PairedSession | undefined>({ keep: false })
/** Namespaces whose accounts the wallet sent before they were connected; later the adapters receive them. */
const moves = perOwner(() => ({ namespaces: new Set<Namespace>(), isWatched: false }))

/**
 * Restores one namespace of the paired session. Undefined without a session, when the wallet ended it meanwhile, or
 * when it no longer includes the namespace.
 */
export async function restorePaired(
  kit: Kit,
  { namespace, stored, signal }: RestorePairedParams,
): Promise<RestoredPaired | undefined> {
  const adapter = kit.adapters.get(namespace)
  const session = adapter?.connectPaired && (await restoreSession(kit))
  if (!adapter?.connectPaired || !session || signal.aborted || !session.namespaces()[namespace]) return undefined
  // What the wallet sent while no page was open arrives with the relay, before anything is connected.
  const isLive = () => getLiveSession(kit)?.topic === session.topic
  if (!isLive()) return undefined
  const connection = await adapter.connectPaired({ session, caipNetworkId: stored.caipNetworkId, signal })
  if (isLive()) return { connection, isMoved: isMoved(session, namespace) }
  await adapter.disconnect({ connectorId: PAIRED_CONNECTOR_ID })
  return undefined
}

/**
 * Resumes the paired session with all its namespaces: of a restarted kit, of another tab that paired another wallet, or
 * of the app's own provider. Never rejects.
 */
export async function rejoinSession(kit: Kit): Promise<void> {
  try {
    const before = getLiveSession(kit)
    const session = await restoreSession(kit)
    if (session) joinNamespaces(kit, session, session.topic !== before?.topic, isMoved)
  } catch (error) {
    kit.log.debug('The paired session could not be restored', error)
  }
}

async function restoreSession(kit: Kit): Promise<PairedSession | undefined> {
  const restore = async () => {
    const transport = await kit.pairing()
    const session = await transport.restore({ signal: kit.lifetime() })
    if (session) trackMoves(kit, session)
    if (session && session.topic !== getLiveSession(kit)?.topic) watchSession(kit, session)
    return session
  }
  return restoreOnce(kit, restore)
}

function trackMoves(kit: Kit, session: PairedSession): void {
  const own = moves(session)
  if (own.isWatched) return
  own.isWatched = true
  session.onEvent((event) => {
    if (event.type === 'accounts' && !getConnection(kit, event.namespace, PAIRED_CONNECTOR_ID))
      own.namespaces.add(event.namespace)
  })
}

function isMoved(session: PairedSession, namespace: Namespace): boolean {
  return moves(session).namespaces.has(namespace)
}
