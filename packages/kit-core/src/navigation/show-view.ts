import type { Namespace } from '../base/caip/namespace.js'
import type { RouteData } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { isViewEnabled } from './is-view-enabled.js'
import { showModal } from './show-modal.js'

/** Opens the modal at a view that the kit, not the user, chooses. Does nothing when the view's feature is off. */
export function showView(kit: Kit, view: ViewName, namespaceFilter?: Namespace, data?: RouteData): void {
  if (isViewEnabled(kit, view)) showModal(kit, view, namespaceFilter, data)
}
