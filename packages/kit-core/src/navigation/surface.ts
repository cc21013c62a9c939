/**
 * The surface: the UI that renders the modal on the page. Core only knows whether it is mounted and painted, or that its
 * code failed to load.
 *
 * Source  spec R-MODAL-10, R-MODAL-27, R-MODAL-35
 */

import { oncePerOwner, perOwner } from '../base/async/per-owner.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { track } from '../core/tracking/track.js'
import type { Kit } from '../kit.js'
import { ModalLoadError } from './errors.js'
import { startHistory } from './history.js'

const trackCreated = oncePerOwner((kit: Kit) => track(kit, { type: 'track', event: 'MODAL_CREATED' }))

/** Functions that reject the pending calls of `painted` when the modal's code fails to load. */
const waiting = perOwner(() => new Set<(error: ModalLoadError) => void>())

/** Registers a mounted surface. The returned function unregisters it. An embedded surface is always open. */
export function attachSurface(kit: Kit, { isEmbedded = false } = {}): () => void {
  trackCreated(kit)
  kit.store.set(({ modal }) => ({ modal: { ...modal, hasSurface: true, isEmbedded, open: modal.open || isEmbedded } }))
  if (isEmbedded) startHistory(kit, selectActiveAccount(kit.store.get()) ? 'Account' : 'Connect')
  return () => {
    kit.store.set(({ modal }) => ({
      modal: { ...modal, hasSurface: false, isEmbedded: false, open: modal.open && !isEmbedded, isPainted: false },
    }))
  }
}

/** Reports that the view on screen has been painted. */
export function markPainted({ store }: Kit): void {
  const { modal } = store.get()
  if (modal.open && !modal.isPainted) store.set({ modal: { ...modal, isPainted: true } })
}

/** Reports that the code that renders the modal failed to load. Pending calls of `open` reject. */
export function markLoadFailed(kit: Kit, cause: unknown): void {
  const error = new ModalLoadError(cause)
  kit.log.error(error.message, cause)
  for (const reject of [...waiting(kit)]) reject(error)
}

/**
 * Resolves when the open modal is on screen, when it was closed meanwhile, or immediately when no surface renders it.
 * Rejects when its code fails to load.
 */
export function waitForPaint(kit: Kit): Promise<void> {
  const { store } = kit
  const isSettled = () => {
    const { hasSurface, open, isPainted } = store.get().modal
    return !hasSurface || !open || isPainted
  }
  if (isSettled()) return Promise.resolve()
  const all = waiting(kit)
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      stop()
      all.delete(fail)
    }
    const fail = (error: ModalLoadError) => {
      end()
      reject(error)
    }
    const stop = store.subscribe(() => {
      if (!isSettled()) return
      end()
      resolve()
    })
    all.add(fail)
  })
}
