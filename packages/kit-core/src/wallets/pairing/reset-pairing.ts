/**
 * Ends the pairing on offer.
 *
 * Source  spec R-CONN-33, R-CONN-36; the stored link stays while a paired wallet is connected by it
 */

import { liveSession, PAIRED_CONNECTOR_ID, resumePairing } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { settleStatus } from '../connect/accept-connection.js'
import { NO_PAIRING, updatePairing } from '../connect/update-pairing.js'
import { DEEP_LINK_NAME } from './deep-link-name.js'
import { abortAttempts, type PairingAttempt } from './pairing-attempts.js'

/**
 * Ends the pairing on offer and what is told of it, a failure included. A wallet that says yes later is told that it is over;
 * a view that stays on screen gets another address.
 */
export function resetPairing(kit: Kit): void {
  dropPairing(kit)
  updatePairing(kit, { wcError: false })
  resumePairing(kit)
}

/** Ends the pairing on offer; a failure stays told. */
export function dropPairing(kit: Kit): void {
  kit.store.batch(() => {
    clearPairing(kit)
    if (!liveSession(kit)) kit.storage.text.remove(DEEP_LINK_NAME)
  })
}

/** Clears what is told of the pairing on offer. The try that was answered goes on. */
export function clearPairing(kit: Kit, answered?: PairingAttempt): void {
  abortAttempts(kit, answered)
  kit.store.batch(() => {
    updatePairing(kit, NO_PAIRING)
    detachAttempt(kit)
  })
}

/** The kit no longer waits for a paired wallet. */
export function detachAttempt(kit: Kit): void {
  if (kit.store.get().connect.attempt?.connectorId !== PAIRED_CONNECTOR_ID) return
  kit.store.batch(() => {
    kit.store.set(({ connect }) => ({ connect: { ...connect, attempt: undefined } }))
    settleStatus(kit)
  })
}
