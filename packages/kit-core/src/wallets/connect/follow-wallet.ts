/**
 * Takes in what an adapter tells of its wallets without being asked: connections made outside the kit, other accounts,
 * another network, a transaction that was sent or has ended, that they are away or back, the end.
 *
 * Source  spec R-CONN-88 to 90, R-CONN-102, R-CONN-115, R-CONN-146, R-CONN-147, R-CONN-173, R-ACCT-49, R-ADPT-01, R-ADPT-20
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { AdapterEvent } from '../../core/adapter/events.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import type { Kit, KitNotes } from '../../kit.js'
import { readBalance } from '../account/read-balance.js'
import { acceptAccounts, acceptConnection } from './accept-connection.js'
import { acceptNetwork } from './accept-network.js'
import { withApprovedNetworks } from './approved-networks.js'
import { isTried } from './attempt.js'
import { keepAccount } from './chosen-account.js'
import { endConnection } from './end-connection.js'
import { isHeld } from './hold-events.js'
import { keepBehind } from './keep-behind.js'
import { leaveConnecting } from './leave-connecting.js'
import { liveOne, liveOnes } from './remembered.js'
import { askLater, setAside } from './set-aside.js'
import { withStoredAccount } from './stored-account.js'
import { storeConnections } from './stored-connections.js'
import { tellActive } from './tell-active.js'
import { noteToldEarly } from './told-early.js'
import { updateConnection } from './update-connection.js'
import { wake } from './wake.js'

/** An event of an adapter about its wallets. */
export type AdapterWalletEvent = Exclude<AdapterEvent, { type: 'connectors' }>

type WalletEvent = Extract<AdapterEvent, { type: 'accountChanged' | 'switchNetwork' }>

/** Takes in one event. Those of connections that are not the active one change nothing on screen. */
export function followWallet(kit: Kit, namespace: Namespace, event: AdapterWalletEvent): void {
  if (isHeld(kit, namespace, event, () => followWallet(kit, namespace, event))) return
  if (event.type === 'connections') {
    const [first] = event.connections
    for (const connection of [...event.connections].reverse()) {
      adopt(kit, namespace, withApprovedNetworks(kit, namespace, connection), connection === first)
    }
  } else if (event.type === 'session') {
    void wake(kit)
  } else if (event.type === 'sent') {
    withNotes(kit, ({ noteSent }) => noteSent(kit, event.sent))
  } else if (event.type === 'pendingTransactions') {
    const { status, replacement } = event
    withNotes(kit, ({ noteEnd }) => kit.run === null || noteEnd(kit, namespace, event.hash, { status, replacement }))
  } else if (event.type === 'disconnect') {
    endConnection(kit, namespace, [event.connectorId])
  } else if (event.type === 'away' || (event.type === 'accountChanged' && event.accounts.length === 0)) {
    setAside(kit, namespace, event.connectorId)
  } else if (event.type === 'back') {
    askLater(kit, namespace, event.connectorId)
  } else {
    follow(kit, namespace, event)
  }
}

function follow(kit: Kit, namespace: Namespace, event: WalletEvent): void {
  const { connectorId } = event
  const live = kit.store.get().connect.connections[namespace] ?? []
  const known = live.find((connection) => connection.connectorId === connectorId)
  if (!known) return
  const patch: Partial<Connection> =
    event.type === 'accountChanged' ? keepAccount(known, event.accounts) : { caipNetworkId: event.caipNetworkId }
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, patch)
    if (live[0] === known) {
      if (event.type === 'accountChanged') acceptAccounts(kit, namespace, patch.accounts ?? [])
      else acceptNetwork(kit, namespace, event.caipNetworkId)
    }
    storeConnections(kit)
  })
  // What the visitor chose in the page holds, and the chain's library, which followed the wallet, is told again.
  if (patch.ownFirst !== undefined) tellActive(kit, namespace, connectorId, patch.accounts?.[0]?.address)
  readBalance(kit, namespace)
}

/**
 * A connection made outside is taken over, unless a try of the kit's own is about to bring it: to the front as the first told,
 * else behind what is live. Nothing gets in before what is stored.
 */
function adopt(kit: Kit, namespace: Namespace, connection: Connection, isFirst: boolean): void {
  const { connect, network } = kit.store.get()
  const { connectorId } = connection
  if (connect.restoring.includes(namespace)) {
    noteToldEarly(kit, namespace)
    return
  }
  const isOwnTry = isTried(kit.store.get(), namespace, connectorId)
  const isKnown = liveOne(kit, namespace, connectorId) !== undefined
  if (isKnown) followKnown(kit, namespace, connection, isFirst)
  if (isOwnTry || isKnown || connection.accounts.length === 0) return
  const inUse = withStoredAccount(kit, namespace, connection)
  const isAwaited = connect.awaited[namespace]?.some((stored) => stored.connectorId === connectorId)
  if ((isAwaited || !isFirst) && liveOnes(kit, namespace).length > 0) {
    keepBehind(kit, namespace, inUse)
    return
  }
  kit.store.batch(() => {
    acceptConnection(kit, namespace, inUse)
    if (network.activeNamespace === namespace) leaveConnecting(kit)
  })
}

/** A known connection that is told again is followed in what its wallet approves and, as the first told, to the front. */
function followKnown(kit: Kit, namespace: Namespace, connection: Connection, isFirst: boolean): void {
  const { connectorId, approvedCaipNetworkIds } = connection
  const live = kit.store.get().connect.connections[namespace] ?? []
  const isActive = live[0]?.connectorId === connectorId
  const ownFirst = live.find((known) => known.connectorId === connectorId)?.ownFirst
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, { approvedCaipNetworkIds })
    if (isActive) {
      updateNetworks(kit, namespace, {
        approvedCaipNetworkIds,
        supportsAllNetworks: approvedCaipNetworkIds === undefined,
      })
    } else if (isFirst && connection.accounts.length > 0) {
      acceptConnection(kit, namespace, { ...connection, ownFirst })
    }
  })
}

function withNotes(kit: Kit, note: (notes: KitNotes) => unknown): void {
  kit.notes().then(note, (error: unknown) => kit.log.error('What was sent could not be followed', error))
}
