import { cancelPairing } from '../core/state/live-pairing.js'
import { INITIAL_MODAL_STATE } from '../core/state/modal-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { switchToConnectedNamespace } from '../core/state/switch-to-connected-namespace.js'
import { track } from '../core/tracking/track.js'
import type { Kit } from '../kit.js'
import { selectCanClose } from './can-close.js'
import { startHistory } from './history.js'
import { hideToast } from './toast.js'

/** Duration of the shake after a rejected close, in ms. */
const SHAKE_MS = 500

/**
 * Closes the modal. Cancels an open pairing, so that a wallet that approves it later is disconnected. When the modal
 * was opened for a namespace that is still not connected, the previous namespace becomes active again, if it is
 * connected. An embedded modal stays open and shows its first view again.
 *
 * Source  spec R-MODAL-08, R-MODAL-11, R-MODAL-13, R-MODAL-14, R-MODAL-27
 */
export function close(kit: Kit): void {
  const { modal } = kit.store.get()
  if (!modal.open) return
  const { isEmbedded, hasSurface, namespaceBefore } = modal
  const isConnected = kit.store.batch(() => {
    if (namespaceBefore) switchToConnectedNamespace(kit, [namespaceBefore])
    const hasAccount = selectActiveAccount(kit.store.get()) !== undefined
    kit.store.set({
      modal: { ...INITIAL_MODAL_STATE, isEmbedded, hasSurface, open: isEmbedded, isPainted: isEmbedded },
    })
    startHistory(kit, isEmbedded && hasAccount ? 'Account' : 'Connect')
    hideToast(kit)
    cancelPairing(kit)
    return hasAccount
  })
  kit.timers.stop('modal/shake')
  track(kit, { type: 'track', event: 'MODAL_CLOSE', properties: { connected: isConnected } })
}

/** Closes the modal, or shakes it when it may not close. Called by overlay, close button, Escape and Back. */
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
