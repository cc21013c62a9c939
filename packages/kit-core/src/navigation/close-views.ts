import { isSwitchView, type ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { close } from './close.js'
import { goBackToIndex } from './go-back.js'

/**
 * Leaves the given views: goes back to the last other view, or closes the modal when there is none. Does nothing when
 * another view is on screen.
 */
export function closeViews(kit: Kit, { views }: { views: readonly ViewName[] }): void {
  closeViewsThat(kit, (view) => views.includes(view))
}

/** Like `closeViews`, for the views that `isClosed` accepts. */
export function closeViewsThat(kit: Kit, isClosed: (view: ViewName) => boolean): void {
  const { history } = kit.store.get().navigation
  const index = history.findLastIndex(({ view }) => !isClosed(view))
  if (index === -1) close(kit)
  else goBackToIndex(kit, index)
}

/** Closes the views that only serve a network switch. */
export function closeSwitchViews(kit: Kit): void {
  closeViewsThat(kit, isSwitchView)
}
