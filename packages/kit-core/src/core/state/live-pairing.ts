/**
 * The parts of pairing that the rest of the kit uses without loading its code: live sessions, the transport once it is
 * loaded, and the function that cancels the open pairing.
 */

import { perOwner } from '../../base/async/per-owner.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import type { ConnectorType } from '../adapter/connector.js'
import type { PairedSession, PairingTransport } from '../adapter/transport.js'

/** Connector id of every connection that uses a WalletConnect session. */
export const PAIRED_CONNECTOR_ID = 'walletConnect'

/** Storage name of proposals a wallet may still respond to; see `pairing/stored-proposals.ts`. */
export const PROPOSALS_STORAGE_KEY = `${STORAGE_PREFIX}begun_pairings`

/** Connector id of every connection of the embedded wallet. */
export const AUTH_CONNECTOR_ID = 'AUTH'

/** Connector id of the connections that use a session. */
export function getSessionConnectorId({ connectorId = PAIRED_CONNECTOR_ID }: PairedSession): string {
  return connectorId
}

/** Connector type of a session's connector id. Undefined for any other connector id. */
export function getSessionConnectorType(connectorId: string): ConnectorType | undefined {
  if (connectorId === PAIRED_CONNECTOR_ID) return 'WALLET_CONNECT'
  return connectorId === AUTH_CONNECTOR_ID ? 'AUTH' : undefined
}

/** Name of the timer after which a view gets a new pairing URI. */
export const RESUME_TIMER = 'pairing/resume'

type LivePairing = {
  /** By connector id. */
  readonly sessions: Map<string, PairedSession>
  /** Set after the transport has loaded. */
  transport?: PairingTransport
  /** Cancels the open pairing. */
  cancel?: () => void
  /** Requests a new pairing URI for the view on screen. Undefined without such a view. */
  resume?: (() => void) | undefined
}

/** The pairing state of a kit, which only pairing code changes. */
export const getPairingState = perOwner((): LivePairing => ({ sessions: new Map() }))

/** The live session of a connector. Defaults to the paired session. */
export function getLiveSession(kit: Kit, connectorId = PAIRED_CONNECTOR_ID): PairedSession | undefined {
  return getPairingState(kit).sessions.get(connectorId)
}

/** Stores a live session under its connector id, in place of an older one. */
export function setLiveSession(kit: Kit, session: PairedSession): void {
  getPairingState(kit).sessions.set(getSessionConnectorId(session), session)
}

/** Removes a session that has ended. */
export function dropLiveSession(kit: Kit, session: PairedSession): void {
  getPairingState(kit).sessions.delete(getSessionConnectorId(session))
}

/**
 * Cancels the open pairing, if there is one. Its URI becomes invalid, and a wallet that approves it later is
 * disconnected.
 */
export function cancelPairing(kit: Kit): void {
  getPairingState(kit).cancel?.()
}

/**
 * Requests a new pairing URI after the current task, for a view that is still open. A view that is closing is closed
 * by then.
 */
export function resumePairing(kit: Kit): void {
  kit.timers.start(RESUME_TIMER, 0, () => getPairingState(kit).resume?.())
}

/** Closes the connection to the relay, if the pairing code has loaded. */
export function closeTransport(kit: Kit): void {
  getPairingState(kit)
    .transport?.close()
    .catch((error: unknown) => kit.log.debug('The relay could not be closed', error))
}
