/**
 * The surface: whatever draws the modal on the page. Core does not know it, only whether it is there and has painted, or
 * that its code could not be loaded.
 *
 * Source  spec R-MODAL-10, R-MODAL-27, R-MODAL-35
 */

import { createDedupe } from '../base/async/dedupe.js'
import { perOwner } from '../base/async/scope.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { track } from '../core/tracking/track.js'
import type { Kit } from '../kit.js'
import { ModalLoadError } from './errors.js'
import { startHistory } from './history.js'

const tellCreated = createDedupe<void>()

/** Who waits for the modal of a kit, and shall hear that it does not come. */
const waiting = perOwner(() => new Set<(error: ModalLoadError) => void>())

/** Tells that a surface is mounted; the returned function tells that it is gone. An embedded one is always open. */
export function attachSurface(kit: Kit, { isEmbedded = false } = {}): () => void {
  void tellCreated(kit, async () => track(kit, { type: 'track', event: 'MODAL_CREATED' }))
  kit.store.set(({ modal }) => ({ modal: { ...modal, hasSurface: true, isEmbedded, open: modal.open || isEmbedded } }))
  if (isEmbedded) startHistory(kit, selectActiveAccount(kit.store.get()) ? 'Account' : 'Connect')
  return () => {
    kit.store.set(({ modal }) => ({
      modal: { ...modal, hasSurface: false, isEmbedded: false, open: modal.open && !isEmbedded, isPainted: false },
    }))
  }
}

/** Tells that the view on screen has been painted. */
export function markPainted({ store }: Kit): void {
  const { modal } = store.get()
  if (modal.open && !modal.isPainted) store.set({ modal: { ...modal, isPainted: true } })
}

/** Tells that the code which draws the modal could not be loaded. What was asked to open says so. */
export function markLoadFailed(kit: Kit, cause: unknown): void {
  const error = new ModalLoadError(cause)
  kit.log.error(error.message, cause)
  for (const reject of [...waiting(kit)]) reject(error)
}

/**
 * Resolves when the open modal is on screen, when it was closed meanwhile, or at once where nothing draws it. Rejects when its
 * code cannot be loaded.
 */
export function painted(kit: Kit): Promise<void> {
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
