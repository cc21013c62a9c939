import type { Kit } from '../kit.js'
import { leaveViews } from '../navigation/leave-views.js'
import { currentRoute } from '../navigation/state.js'
import type { ViewName } from '../navigation/views.js'

/** The views of a swap. */
export const SWAP_VIEWS: readonly ViewName[] = ['Swap', 'SwapSelectToken', 'SwapPreview']

/** Leaves the swap, or of its views only those named, where one of them is on screen. */
export function leaveSwapViews(kit: Kit, views: readonly ViewName[] = SWAP_VIEWS): void {
  if (views.includes(currentRoute(kit.store.get().navigation).view)) leaveViews(kit, { views })
}
