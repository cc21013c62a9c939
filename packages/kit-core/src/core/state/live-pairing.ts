/**
 * What of pairing the rest of the kit must reach without loading it: the sessions that live, the transport once it is
 * loaded, and how the pairing on offer is given up.
 */

import { perOwner } from '../../base/async/scope.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import type { ConnectorType } from '../adapter/connector.js'
import type { PairedSession, PairingTransport } from '../adapter/transport.js'

/** Connector id of every connection that stands on a paired session. */
export const PAIRED_CONNECTOR_ID = 'walletConnect'

/** Name under which proposals are stored that a wallet may still answer; see `pairing/stored-proposals.ts`. */
export const PROPOSALS_STORAGE_KEY = `${STORAGE_PREFIX}begun_pairings`

/** Connector id of every connection of the embedded wallet. */
export const AUTH_CONNECTOR_ID = 'AUTH'

/** Connector id of the connections that stand on a session. */
export function getSessionConnectorId({ connectorId = PAIRED_CONNECTOR_ID }: PairedSession): string {
  return connectorId
}

/** How the wallet behind a session is reached; undefined for a connector that stands on none. */
export function sessionType(connectorId: string): ConnectorType | undefined {
  if (connectorId === PAIRED_CONNECTOR_ID) return 'WALLET_CONNECT'
  return connectorId === AUTH_CONNECTOR_ID ? 'AUTH' : undefined
}

/** Name of the timer after which a view gets another address. */
export const RESUME_TIMER = 'pairing/resume'

type LivePairing = {
  /** By the id of the connector that stands on it. */
  readonly sessions: Map<string, PairedSession>
  /** Once it was loaded. */
  transport?: PairingTransport
  /** Gives up the pairing on offer. */
  giveUp?: () => void
  /** Gets another address for the view on screen; undefined when there is none. */
  resume?: (() => void) | undefined
}

/** Pairing as the rest of the kit reaches it. */
export const pairingOf = perOwner((): LivePairing => ({ sessions: new Map() }))

/** The session that lives: the paired one unless another connector is named. */
export function liveSession(kit: Kit, connectorId = PAIRED_CONNECTOR_ID): PairedSession | undefined {
  return pairingOf(kit).sessions.get(connectorId)
}

/** Notes a session that lives. */
export function setLiveSession(kit: Kit, session: PairedSession): void {
  pairingOf(kit).sessions.set(getSessionConnectorId(session), session)
}

/** Notes that a session lives no more. */
export function dropLiveSession(kit: Kit, session: PairedSession): void {
  pairingOf(kit).sessions.delete(getSessionConnectorId(session))
}

/** Gives up the pairing on offer, if there is one: its address is gone, and a wallet that says yes later is told so. */
export function cancelPairing(kit: Kit): void {
  pairingOf(kit).giveUp?.()
}

/** A view that is still there after its pairing was ended gets another address; one that is leaving has gone by then. */
export function resumePairing(kit: Kit): void {
  kit.timers.start(RESUME_TIMER, 0, () => pairingOf(kit).resume?.())
}

/** Lets go of the relay. */
export function closeTransport(kit: Kit): void {
  pairingOf(kit)
    .transport?.close()
    .catch((error: unknown) => kit.log.debug('The relay could not be closed', error))
}
