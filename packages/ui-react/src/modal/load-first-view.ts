/**
 * Fetches the view the modal shows, or would open with, beside the modal's own code and not after it.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import { currentRoute, type Kit, selectActiveAccount, type ViewName } from '@bowline/kit-core'
import { loadView } from './views.js'
import { whenIdle } from './when-idle.js'

/** Fetches `wanted`, or what would be shown. Never rejects: a view that cannot be fetched has its words inside the card. */
export async function loadFirstView(kit: Kit, wanted?: ViewName): Promise<void> {
  const state = kit.getState()
  const first = wanted ?? (selectActiveAccount(state) ? 'Account' : 'Connect')
  const view = state.modal.open ? currentRoute(state.navigation).view : first
  await loadAhead(kit, view)
  // A press on a wallet leads there; the wallet should not wait for a chunk, nor the opening for it.
  if (view === 'Connect') whenIdle(() => void loadAhead(kit, 'ConnectingExternal'))
}

async function loadAhead(kit: Kit, view: ViewName): Promise<void> {
  try {
    await loadView(view)
  } catch (error) {
    kit.log.warn(`The view ${view} could not be loaded ahead`, error)
  }
}
