/**
 * The inbound door: what adapters tell without being asked. Together with the actions, the only writer of the state.
 *
 * Source  spec R-CONN-88 to 90, R-CONN-102, R-CONN-115, R-ADPT-01, R-ADPT-20
 */
import { refreshBalance } from '../account/refresh-balance.js'
import type { Namespace } from '../caip/namespace.js'
import { acceptAccounts, acceptConnection, acceptNetwork } from '../connect/accept-connection.js'
import { endConnection } from '../connect/end-connection.js'
import { selectConnection } from '../connect/select-connection.js'
import { storeConnections } from '../connect/stored-connections.js'
import type { Kit } from '../kit.js'
import type { Connection } from './connection.js'
import type { AdapterEvent } from './events.js'

/** Takes in one event of an adapter. Events of connections that are not the active one change nothing on screen. */
export function receiveAdapterEvent(kit: Kit, namespace: Namespace, event: AdapterEvent): void {
  if (event.type === 'connectors') {
    kit.store.set(({ connect }) => ({
      connect: { ...connect, connectors: { ...connect.connectors, [namespace]: event.connectors } },
    }))
    return
  }
  if (event.type === 'connections') {
    for (const connection of [...event.connections].reverse()) adopt(kit, namespace, connection)
    return
  }
  if (event.type === 'disconnect') {
    endConnection(kit, namespace, event.connectorId)
    return
  }
  if (event.type === 'pendingTransactions') {
    if (event.status !== 'pending') void refreshBalance(kit, { namespace, isForced: true })
    return
  }
  if (selectConnection(kit.store.get(), namespace)?.connectorId !== event.connectorId) return
  if (event.type === 'accountChanged') {
    updateConnection(kit, namespace, { accounts: event.accounts })
    acceptAccounts(kit, namespace, event.accounts)
  } else {
    updateConnection(kit, namespace, { caipNetworkId: event.caipNetworkId })
    acceptNetwork(kit, namespace, event.caipNetworkId)
  }
  storeConnections(kit)
  void refreshBalance(kit, { namespace })
}

/** A connection made outside is taken over, unless a try of the kit's own is about to bring it. */
function adopt(kit: Kit, namespace: Namespace, connection: Connection): void {
  const { connect } = kit.store.get()
  const isOwnTry = connect.attempt?.namespace === namespace && connect.attempt.connectorId === connection.connectorId
  const isKnown = connect.connections[namespace]?.some(({ connectorId }) => connectorId === connection.connectorId)
  if (!isOwnTry && !isKnown) acceptConnection(kit, namespace, connection)
}

function updateConnection(kit: Kit, namespace: Namespace, patch: Partial<Connection>): void {
  kit.store.set(({ connect }) => {
    const [active, ...others] = connect.connections[namespace] ?? []
    if (!active) return {}
    const connections = { ...connect.connections, [namespace]: [{ ...active, ...patch }, ...others] }
    return { connect: { ...connect, connections } }
  })
}
