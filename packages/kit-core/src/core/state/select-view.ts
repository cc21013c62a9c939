import type { KitState } from '../../state.js'
import { currentRoute } from './navigation-state.js'
import type { ViewName } from './views.js'

/** The view on screen; undefined while the modal is closed. */
export function selectShownView({ modal, navigation }: KitState): ViewName | undefined {
  return modal.open ? currentRoute(navigation).view : undefined
}

/** Whether the open modal has one of the views in its history. */
export function selectIsInModal({ modal, navigation }: KitState, views: readonly ViewName[]): boolean {
  return modal.open && navigation.history.some(({ view }) => views.includes(view))
}
