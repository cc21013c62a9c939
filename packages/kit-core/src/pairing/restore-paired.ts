/**
 * Restores a namespace that was connected by pairing. The session is restored once, whatever the number of its namespaces.
 *
 * Out     undefined when no session lives, the wallet ended it meanwhile, or it no longer holds the namespace
 * Source  spec R-CONN-102, R-CONN-106, R-CONN-108, R-CONN-109, R-CONN-112
 */
import type { Connection } from '../adapter/connection.js'
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { liveSession, PAIRED_CONNECTOR_ID } from '../connect/live-pairing.js'
import type { Kit } from '../kit.js'
import { createOnce } from '../lifecycle/once.js'
import type { StoredConnection } from '../storage/keys.js'
import { followSession, joinNamespaces } from './follow-session.js'
import type { PairedSession } from './transport.js'

const share = createOnce<PairedSession | undefined>({ keep: false })
/** Where wallets said that they are, by namespace, until it is connected and hears for itself. */
const toldNetworks = new WeakMap<PairedSession, Map<string, CaipNetworkId | 'connected'>>()

/** What to restore. */
export type RestorePairedParams = { namespace: Namespace; stored: StoredConnection; signal: AbortSignal }

/** Restores one namespace. */
export async function restorePaired(
  kit: Kit,
  { namespace, stored, signal }: RestorePairedParams,
): Promise<Connection | undefined> {
  const adapter = kit.adapters.get(namespace)
  const session = adapter?.connectPaired && (await restoreSession(kit))
  if (!adapter?.connectPaired || !session || signal.aborted || !session.namespaces()[namespace]) return undefined
  // What the wallet said while no page was there comes with the relay, before anything is connected.
  const isLive = () => liveSession(kit)?.topic === session.topic
  if (!isLive()) return undefined
  const caipNetworkId = takeNetwork(session, namespace) ?? stored.caipNetworkId
  const connection = await adapter.connectPaired({ session, caipNetworkId, signal })
  if (isLive()) return connection
  await adapter.disconnect({ connectorId: PAIRED_CONNECTOR_ID })
  return undefined
}

/**
 * Takes up the session of a kit that was stopped and starts again, or that was made outside the kit by the app's own provider,
 * with every namespace it holds. One that ended meanwhile tells of it itself.
 */
export async function rejoinSession(kit: Kit): Promise<void> {
  try {
    const before = liveSession(kit)
    const session = await restoreSession(kit)
    if (session) joinNamespaces(kit, session, session.topic !== before?.topic)
  } catch (error) {
    kit.log.debug('The paired session could not be taken up', error)
  }
}

async function restoreSession(kit: Kit): Promise<PairedSession | undefined> {
  const restore = async () => {
    const transport = await kit.pairing()
    const session = await transport.restore({ signal: kit.lifetime() })
    if (session) noteNetworks(session)
    if (session && session.topic !== liveSession(kit)?.topic) followSession(kit, session)
    return session
  }
  return share(kit, restore)
}

function noteNetworks(session: PairedSession): void {
  if (toldNetworks.has(session)) return
  const told = new Map<string, CaipNetworkId | 'connected'>()
  toldNetworks.set(session, told)
  session.onEvent((event) => {
    if (event.type !== 'network') return
    const namespace = event.caipNetworkId.split(':')[0] ?? ''
    if (told.get(namespace) !== 'connected') told.set(namespace, event.caipNetworkId)
  })
}

function takeNetwork(session: PairedSession, namespace: Namespace): CaipNetworkId | undefined {
  const told = toldNetworks.get(session)
  const network = told?.get(namespace)
  told?.set(namespace, 'connected')
  return network === 'connected' ? undefined : network
}
