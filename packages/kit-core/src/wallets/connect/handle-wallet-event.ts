/**
 * Handles wallet events of an adapter: connections made outside the kit, other accounts,
 * another network, sent or settled transactions, wallets becoming unavailable or available, disconnects.
 *
 * Source  spec R-CONN-88 to 90, R-CONN-102, R-CONN-115, R-CONN-146, R-CONN-147, R-CONN-173, R-ACCT-49, R-ADPT-01, R-ADPT-20
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import type { Kit, KitNotes } from '../../kit.js'
import { loadBalance } from '../account/load-balance.js'
import { acceptAccounts, acceptConnection } from './accept-connection.js'
import { acceptNetwork } from './accept-network.js'
import { addInactiveConnection } from './add-inactive-connection.js'
import { withApprovedNetworks } from './approved-networks.js'
import { isConnecting } from './attempt.js'
import { isBuffered } from './buffer-events.js'
import { preserveSelectedAccount } from './chosen-account.js'
import { earlyNamespaces } from './early-connections.js'
import { endConnection } from './end-connection.js'
import { exitConnectViews } from './exit-connect-views.js'
import { markUnavailable, retryNow } from './mark-unavailable.js'
import { resumePairedSession } from './resume-paired-session.js'
import { getConnection, getConnections } from './select-stored-connections.js'
import { withStoredAccount } from './stored-account.js'
import { storeConnections } from './stored-connections.js'
import { syncActiveConnection } from './sync-active-connection.js'
import { updateConnection } from './update-connection.js'

/** An adapter event about its wallets. */
export type AdapterWalletEvent = Exclude<AdapterEvent, { type: 'connectors' }>

type WalletEvent = Extract<AdapterEvent, { type: 'accountChanged' | 'switchNetwork' }>

/**
 * Handles one wallet event. Other accounts or networks of an inactive connection are stored and change nothing on
 * screen.
 */
export function handleWalletEvent(kit: Kit, namespace: Namespace, event: AdapterWalletEvent): void {
  if (isBuffered(kit, namespace, event, () => handleWalletEvent(kit, namespace, event))) return
  if (event.type === 'connections') {
    const [first] = event.connections
    for (const connection of [...event.connections].reverse()) {
      adopt(kit, namespace, withApprovedNetworks(kit, namespace, connection), connection === first)
    }
  } else if (event.type === 'session') {
    void resumePairedSession(kit)
  } else if (event.type === 'sent') {
    withNotes(kit, ({ recordSent }) => recordSent(kit, event.sent))
  } else if (event.type === 'transactionSettled') {
    const { status, replacement } = event
    withNotes(
      kit,
      ({ recordOutcome }) => kit.run === null || recordOutcome(kit, namespace, event.hash, { status, replacement }),
    )
  } else if (event.type === 'disconnect') {
    endConnection(kit, namespace, [event.connectorId])
  } else if (event.type === 'unavailable' || (event.type === 'accountChanged' && event.accounts.length === 0)) {
    markUnavailable(kit, namespace, event.connectorId)
  } else if (event.type === 'available') {
    retryNow(kit, namespace, event.connectorId)
  } else {
    updateFromEvent(kit, namespace, event)
  }
}

function updateFromEvent(kit: Kit, namespace: Namespace, event: WalletEvent): void {
  const { connectorId } = event
  const live = kit.store.get().connect.connections[namespace] ?? []
  const known = live.find((connection) => connection.connectorId === connectorId)
  if (!known) return
  const patch: Partial<Connection> =
    event.type === 'accountChanged'
      ? preserveSelectedAccount(known, event.accounts)
      : { caipNetworkId: event.caipNetworkId }
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, patch)
    if (live[0] === known) {
      if (event.type === 'accountChanged') acceptAccounts(kit, namespace, patch.accounts ?? [])
      else acceptNetwork(kit, namespace, event.caipNetworkId)
    }
    storeConnections(kit)
  })
  // The account chosen in the page stays active; the chain's library followed the wallet, so it is synced again.
  if (patch.walletFirstAccount !== undefined)
    syncActiveConnection(kit, namespace, connectorId, patch.accounts?.[0]?.address)
  loadBalance(kit, namespace)
}

/**
 * Adopts a connection made outside the kit, unless an attempt of the kit is about to bring it. The first reported one
 * becomes active, others inactive. Stored connections are restored first.
 */
function adopt(kit: Kit, namespace: Namespace, connection: Connection, isFirst: boolean): void {
  const { connect, network } = kit.store.get()
  const { connectorId } = connection
  if (connect.restoring.includes(namespace)) {
    earlyNamespaces(kit).add(namespace)
    return
  }
  const isOwnAttempt = isConnecting(kit.store.get(), namespace, connectorId)
  const isKnown = getConnection(kit, namespace, connectorId) !== undefined
  if (isKnown) handleKnownConnection(kit, namespace, connection, isFirst)
  if (isOwnAttempt || isKnown || connection.accounts.length === 0) return
  const inUse = withStoredAccount(kit, namespace, connection)
  const isAwaited = connect.awaitingReconnect[namespace]?.some((stored) => stored.connectorId === connectorId)
  if ((isAwaited || !isFirst) && getConnections(kit, namespace).length > 0) {
    addInactiveConnection(kit, namespace, inUse)
    return
  }
  kit.store.batch(() => {
    acceptConnection(kit, namespace, inUse)
    if (network.activeNamespace === namespace) exitConnectViews(kit)
  })
}

/** Updates the approved networks of a known connection that is reported again. If it is reported first, it becomes active. */
function handleKnownConnection(kit: Kit, namespace: Namespace, connection: Connection, isFirst: boolean): void {
  const { connectorId, approvedCaipNetworkIds } = connection
  const live = kit.store.get().connect.connections[namespace] ?? []
  const isActive = live[0]?.connectorId === connectorId
  const ownFirst = live.find((known) => known.connectorId === connectorId)?.walletFirstAccount
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, { approvedCaipNetworkIds })
    if (isActive) {
      updateNetworks(kit, namespace, {
        approvedCaipNetworkIds,
        supportsAllNetworks: approvedCaipNetworkIds === undefined,
      })
    } else if (isFirst && connection.accounts.length > 0) {
      acceptConnection(kit, namespace, { ...connection, walletFirstAccount: ownFirst })
    }
  })
}

function withNotes(kit: Kit, note: (notes: KitNotes) => unknown): void {
  kit.notes().then(note, (error: unknown) => kit.log.error('A sent transaction could not be tracked', error))
}
