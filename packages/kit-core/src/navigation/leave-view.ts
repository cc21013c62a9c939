import { currentRoute } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { goBack } from './go-back.js'

/** Goes back from a view. Does nothing if another view is current. */
export function leaveView(kit: Kit, view: ViewName): void {
  if (currentRoute(kit.store.get().navigation).view === view) goBack(kit)
}
