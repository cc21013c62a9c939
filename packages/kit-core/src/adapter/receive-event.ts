/**
 * The inbound door: what adapters tell without being asked. Together with the actions, the only writer of the state.
 *
 * Source  spec R-CONN-88 to 90, R-CONN-102, R-CONN-115, R-ADPT-01, R-ADPT-20
 */
import { refreshBalance } from '../account/refresh-balance.js'
import type { Namespace } from '../caip/namespace.js'
import { acceptAccounts, acceptConnection } from '../connect/accept-connection.js'
import { endConnection } from '../connect/end-connection.js'
import { leaveConnecting } from '../connect/leave-connecting.js'
import { storeConnections } from '../connect/stored-connections.js'
import type { Kit } from '../kit.js'
import { acceptNetwork } from '../network/accept-network.js'
import type { Connection } from './connection.js'
import type { AdapterEvent } from './events.js'

type WalletEvent = Extract<AdapterEvent, { type: 'accountChanged' | 'switchNetwork' }>

/** Takes in one event of an adapter. Events of connections that are not the active one change nothing on screen. */
export function receiveAdapterEvent(kit: Kit, namespace: Namespace, event: AdapterEvent): void {
  if (event.type === 'connectors') {
    kit.store.set(({ connect }) => ({
      connect: { ...connect, connectors: { ...connect.connectors, [namespace]: event.connectors } },
    }))
  } else if (event.type === 'connections') {
    for (const connection of [...event.connections].reverse()) adopt(kit, namespace, connection)
  } else if (event.type === 'pendingTransactions') {
    if (event.status !== 'pending') void refreshBalance(kit, { namespace, isForced: true })
  } else if (event.type === 'disconnect' || (event.type === 'accountChanged' && event.accounts.length === 0)) {
    endConnection(kit, namespace, [event.connectorId])
  } else {
    follow(kit, namespace, event)
  }
}

function follow(kit: Kit, namespace: Namespace, event: WalletEvent): void {
  const { connectorId } = event
  const live = kit.store.get().connect.connections[namespace] ?? []
  if (!live.some((connection) => connection.connectorId === connectorId)) return
  kit.store.batch(() => {
    updateConnection(
      kit,
      namespace,
      connectorId,
      event.type === 'accountChanged' ? { accounts: event.accounts } : { caipNetworkId: event.caipNetworkId },
    )
    if (live[0]?.connectorId === connectorId) {
      if (event.type === 'accountChanged') acceptAccounts(kit, namespace, event.accounts)
      else acceptNetwork(kit, namespace, event.caipNetworkId)
    }
    storeConnections(kit)
  })
  void refreshBalance(kit, { namespace })
}

/** A connection made outside is taken over, unless a try of the kit's own is about to bring it. */
function adopt(kit: Kit, namespace: Namespace, connection: Connection): void {
  const { connect, network } = kit.store.get()
  const isOwnTry = connect.attempt?.namespace === namespace && connect.attempt.connectorId === connection.connectorId
  const isKnown = connect.connections[namespace]?.some(({ connectorId }) => connectorId === connection.connectorId)
  if (isOwnTry || isKnown || connection.accounts.length === 0) return
  kit.store.batch(() => {
    acceptConnection(kit, namespace, connection)
    if (network.activeNamespace === namespace) leaveConnecting(kit)
  })
}

function updateConnection(kit: Kit, namespace: Namespace, connectorId: string, patch: Partial<Connection>): void {
  kit.store.set(({ connect }) => {
    const connections = (connect.connections[namespace] ?? []).map((connection) =>
      connection.connectorId === connectorId ? { ...connection, ...patch } : connection,
    )
    return { connect: { ...connect, connections: { ...connect.connections, [namespace]: connections } } }
  })
}
