import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { closeViews } from '../../navigation/close-views.js'
import { loadPurchases } from './load-purchases.js'
import { updateOnramp } from './update-onramp.js'

/** Removes the current purchase from the state, stops its polling and leaves BuyInProgress. Does not cancel the payment. */
export function stopWaitingForPurchase(kit: Kit): void {
  const { id } = kit.store.get().onramp.purchase ?? {}
  if (id !== undefined) {
    loadPurchases()
      .then(({ stopPollingPurchase }) => stopPollingPurchase(kit, id))
      .catch((error: unknown) => kit.log.error('The polling of a purchase could not be stopped', error))
  }
  updateOnramp(kit, { purchase: undefined })
  if (currentRoute(kit.store.get().navigation).view === 'BuyInProgress') closeViews(kit, { views: ['BuyInProgress'] })
}
