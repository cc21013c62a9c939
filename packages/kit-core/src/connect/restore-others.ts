/**
 * Brings in the wallets of a namespace that are remembered beside the live ones.
 *
 * Source  spec R-CONN-106, R-CONN-112, R-CONN-113, R-CONN-116
 */
import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { readInitialState } from '../storage/initial-state.js'
import type { StoredConnection } from '../storage/keys.js'
import { acceptConnection } from './accept-connection.js'
import { askStored } from './ask-stored.js'
import { putAccountFirst } from './put-account-first.js'
import { storeConnections } from './stored-connections.js'
import { takeBack } from './take-back.js'
import { tellActive } from './tell-active.js'

/** Wallets of other tabs that were asked here already; one that did not come up is not asked at every change of the storage. */
const asked = new WeakMap<Kit, Set<string>>()

/** Brings in those that stood behind the active wallet before a reload. One that no longer agrees is forgotten. */
export async function restoreOthers(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const others = missing(kit, namespace)
  await Promise.all(others.map((stored) => bringIn(kit, namespace, stored, signal)))
  if (signal.aborted || liveOnes(kit, namespace).length === 0) return
  const gone = others.map(({ connectorId }) => connectorId).filter((id) => !liveOne(kit, namespace, id))
  if (gone.length > 0) storeConnections(kit, { namespace, connectorIds: gone })
}

/** Brings in those that another tab has connected since. One that does not come up here stays that tab's. */
export async function mirrorOthers(kit: Kit, namespace: Namespace, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  followActive(kit, namespace)
  followAccounts(kit, namespace)
  const known = asked.get(kit) ?? new Set()
  asked.set(kit, known)
  const fresh = missing(kit, namespace).filter(({ connectorId }) => !known.has(`${namespace}/${connectorId}`))
  for (const { connectorId } of fresh) known.add(`${namespace}/${connectorId}`)
  await Promise.all(fresh.map((stored) => bringIn(kit, namespace, stored, signal)))
  for (const { connectorId } of fresh) {
    if (signal.aborted || liveOne(kit, namespace, connectorId)) known.delete(`${namespace}/${connectorId}`)
  }
}

/** The wallet that is remembered as the active one is the active one here, if it is connected here. */
function followActive(kit: Kit, namespace: Namespace): void {
  const [first] = remembered(kit, namespace)
  const wanted = first && liveOne(kit, namespace, first.connectorId)
  if (!wanted || liveOnes(kit, namespace)[0] === wanted) return
  acceptConnection(kit, namespace, wanted)
  tellActive(kit, namespace, wanted.connectorId)
}

/** The account that another tab uses of a wallet is the one used here, if the wallet opened it here. */
function followAccounts(kit: Kit, namespace: Namespace): void {
  for (const { connectorId, accounts } of remembered(kit, namespace)) {
    const live = liveOne(kit, namespace, connectorId)
    const address = accounts[0]?.address
    if (!live || address === undefined || live.accounts[0]?.address === address) continue
    if (putAccountFirst(kit, namespace, connectorId, address)) tellActive(kit, namespace, connectorId, address)
  }
}

/** Between the question and its answer the visitor may have disconnected it, here or in another tab. */
async function bringIn(kit: Kit, namespace: Namespace, stored: StoredConnection, signal: AbortSignal): Promise<void> {
  const { connectorId } = stored
  const connection = await askStored(kit, namespace, stored, signal)
  if (signal.aborted || !connection || liveOne(kit, namespace, connectorId)) return
  const isRemembered = remembered(kit, namespace).some((other) => other.connectorId === connectorId)
  if (!isRemembered || liveOnes(kit, namespace).length === 0) {
    takeBack(kit, namespace, connectorId)
    return
  }
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({
      connect: {
        ...connect,
        connections: { ...connect.connections, [namespace]: [...liveOnes(kit, namespace), connection] },
      },
    }))
    followActive(kit, namespace)
  })
  // The library takes the wallet that came up last for the active one.
  const [active] = liveOnes(kit, namespace)
  if (active) tellActive(kit, namespace, active.connectorId)
}

function missing(kit: Kit, namespace: Namespace): readonly StoredConnection[] {
  return remembered(kit, namespace).filter(({ connectorId }) => !liveOne(kit, namespace, connectorId))
}

function remembered(kit: Kit, namespace: Namespace): readonly StoredConnection[] {
  return readInitialState(kit.storage).connections[namespace] ?? []
}

function liveOnes(kit: Kit, namespace: Namespace): readonly Connection[] {
  return kit.store.get().connect.connections[namespace] ?? []
}

function liveOne(kit: Kit, namespace: Namespace, connectorId: string): Connection | undefined {
  return liveOnes(kit, namespace).find((connection) => connection.connectorId === connectorId)
}
