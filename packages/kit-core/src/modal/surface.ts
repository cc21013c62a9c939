/**
 * The surface: whatever draws the modal on the page. Core does not know it, only whether it is there and has painted.
 *
 * Source  spec R-MODAL-10, R-MODAL-27
 */
import { selectActiveAccount } from '../account/select-account.js'
import type { Kit } from '../kit.js'
import { createOnce } from '../lifecycle/once.js'
import { reset } from '../navigation/navigate.js'
import { track } from '../tracking/track.js'

const tellCreated = createOnce<void>()

/** Tells that a surface is mounted; the returned function tells that it is gone. An embedded one is always open. */
export function attachSurface(kit: Kit, { isEmbedded = false } = {}): () => void {
  void tellCreated(kit, async () => track(kit, { type: 'track', event: 'MODAL_CREATED' }))
  kit.store.set(({ modal }) => ({ modal: { ...modal, hasSurface: true, isEmbedded, open: modal.open || isEmbedded } }))
  if (isEmbedded) reset(kit, { view: selectActiveAccount(kit.store.get()) ? 'Account' : 'Connect' })
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

/** Resolves when the open modal is on screen, when it was closed meanwhile, or at once where nothing draws it. */
export function painted({ store }: Kit): Promise<void> {
  const isSettled = () => {
    const { hasSurface, open, isPainted } = store.get().modal
    return !hasSurface || !open || isPainted
  }
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isSettled()) return
      stop()
      resolve()
    })
  })
}
