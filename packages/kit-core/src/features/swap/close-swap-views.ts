import { currentRoute } from '../../core/state/navigation-state.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { closeViews } from '../../navigation/close-views.js'
import { reset } from '../../navigation/navigate.js'

/** The views of a swap. */
export const SWAP_VIEWS: readonly ViewName[] = ['Swap', 'SwapSelectToken', 'SwapPreview']

/** Leaves the swap, or of its views only those named, where one of them is on screen; for Account where nothing was before. */
export function leaveSwapViews(kit: Kit, views: readonly ViewName[] = SWAP_VIEWS): void {
  const { navigation } = kit.store.get()
  if (!views.includes(currentRoute(navigation).view)) return
  if (navigation.history.every(({ view }) => views.includes(view))) reset(kit, { view: 'Account' })
  else closeViews(kit, { views })
}
