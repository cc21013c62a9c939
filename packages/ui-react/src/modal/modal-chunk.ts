import { currentRoute, type Kit, selectActiveAccount, type ViewName } from '@bowline/kit-core'
import { fetchMessages } from './modal-messages.js'
import { loadView } from './views.js'

export { EmbeddedCard } from './embedded-card.js'
export { Modal } from './modal.js'

/** Fetches the view the modal shows, or would open with, and the texts. */
export async function loadFirstView(kit: Kit, locale: string, wanted?: ViewName): Promise<void> {
  const state = kit.getState()
  const first = wanted ?? (selectActiveAccount(state) ? 'Account' : 'Connect')
  const view = state.modal.open ? currentRoute(state.navigation).view : first
  const texts = fetchMessages(locale)
  // A view that cannot be fetched has its own words for it, inside the card.
  const ignore = (error: unknown) => kit.log.warn(`The view ${view} could not be loaded ahead`, error)
  await loadView(view).catch(ignore)
  // A press on a wallet leads there; the wallet should not wait for a chunk.
  if (view === 'Connect') loadView('ConnectingExternal').catch(ignore)
  await texts
}
