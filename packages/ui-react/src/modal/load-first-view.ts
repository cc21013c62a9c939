/**
 * Fetches the view the modal shows, or would open with, beside the modal's own code and not after it.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import { currentRoute, type Kit, selectActiveAccount, type ViewName } from '@bowline/kit-core'
import { loadView } from './views.js'

/** Fetches `wanted`, or what would be shown. Never rejects: a view that cannot be fetched has its words inside the card. */
export async function loadFirstView(kit: Kit, wanted?: ViewName): Promise<void> {
  const state = kit.getState()
  const first = wanted ?? (selectActiveAccount(state) ? 'Account' : 'Connect')
  const view = state.modal.open ? currentRoute(state.navigation).view : first
  const ignore = (error: unknown) => kit.log.warn(`The view ${view} could not be loaded ahead`, error)
  await loadView(view).catch(ignore)
  // A press on a wallet leads there; the wallet should not wait for a chunk.
  if (view === 'Connect') loadView('ConnectingExternal').catch(ignore)
}
