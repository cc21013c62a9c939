/**
 * Closes the modal.
 *
 * Source  spec R-MODAL-08, R-MODAL-11, R-MODAL-13, R-MODAL-14, R-MODAL-27
 */

import { cancelPairing } from '../core/state/live-pairing.js'
import { FIRST_MODAL_STATE } from '../core/state/modal-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { showConnected } from '../core/state/switch-to-connected-namespace.js'
import { track } from '../core/tracking/track.js'
import type { Kit } from '../kit.js'
import { selectCanClose } from './can-close.js'
import { startHistory } from './history.js'
import { hideToast } from './toast.js'

/** How long a refused close shakes the card. */
const SHAKE_MS = 500

/**
 * Closes whatever is shown. A pairing on offer is given up: a wallet that approves it later is told so. A namespace that it
 * was opened for and that has not been connected gives way to the one before, if that is connected.
 */
export function close(kit: Kit): void {
  const { modal } = kit.store.get()
  if (!modal.open) return
  const { isEmbedded, hasSurface, namespaceBefore } = modal
  const isConnected = kit.store.batch(() => {
    if (namespaceBefore) showConnected(kit, [namespaceBefore])
    const hasAccount = selectActiveAccount(kit.store.get()) !== undefined
    kit.store.set({ modal: { ...FIRST_MODAL_STATE, isEmbedded, hasSurface, open: isEmbedded, isPainted: isEmbedded } })
    startHistory(kit, isEmbedded && hasAccount ? 'Account' : 'Connect')
    hideToast(kit)
    cancelPairing(kit)
    return hasAccount
  })
  kit.timers.stop('modal/shake')
  track(kit, { type: 'track', event: 'MODAL_CLOSE', properties: { connected: isConnected } })
}

/** What overlay, close button and Escape call: closes, or shakes the card where closing is refused. */
export function requestClose(kit: Kit): void {
  if (selectCanClose(kit.store.get())) {
    close(kit)
    return
  }
  kit.store.set(({ modal }) => ({ modal: { ...modal, isShaking: true } }))
  kit.timers.start('modal/shake', SHAKE_MS, () => {
    kit.store.set(({ modal }) => ({ modal: { ...modal, isShaking: false } }))
  })
}
