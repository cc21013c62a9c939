import { getLiveSession, PAIRED_CONNECTOR_ID, resumePairing } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { stopAttempt } from '../connect/attempt.js'
import { NO_PAIRING, updatePairing } from '../connect/update-pairing.js'
import { DEEP_LINK_STORAGE_KEY } from './deep-link-storage-key.js'
import { abortAttempts, type PairingAttempt } from './pairing-attempts.js'

/**
 * Ends the current pairing and clears its state, including a failure. A wallet that approves later is disconnected. A
 * view that stays on screen gets a new URI. The stored link stays while a paired wallet uses it.
 *
 * Source  spec R-CONN-33, R-CONN-36
 */
export function resetPairing(kit: Kit): void {
  dropPairing(kit)
  updatePairing(kit, { wcError: false })
  resumePairing(kit)
}

/** Ends the current pairing, and every older attempt. A shown failure stays. */
export function dropPairing(kit: Kit): void {
  kit.store.batch(() => {
    clearPairing(kit)
    if (!getLiveSession(kit)) kit.storage.text.remove(DEEP_LINK_STORAGE_KEY)
  })
}

/** Clears the state of the current pairing and aborts its attempts, except `answered`: the one a wallet approved. */
export function clearPairing(kit: Kit, answered?: PairingAttempt): void {
  abortAttempts(kit, answered)
  kit.store.batch(() => {
    updatePairing(kit, NO_PAIRING)
    detachAttempt(kit)
  })
}

/** Ends the connect attempt of a paired wallet, if there is one. The pairing itself continues. */
export function detachAttempt(kit: Kit): void {
  const { attempt } = kit.store.get().connect
  if (attempt?.connectorId === PAIRED_CONNECTOR_ID) stopAttempt(kit, attempt)
}
