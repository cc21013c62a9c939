/**
 * Leaves the views that lead to a connection, since an address was gained.
 *
 * Out     closes the modal; back to the view before a change of namespace where that is what the wallet was for
 * Source  spec R-MODAL-30
 */
import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { leaveViews } from '../navigation/leave-views.js'
import { currentRoute, selectIsSwitchingNamespace } from '../navigation/state.js'
import { VIEWS_OF_CONNECTING, VIEWS_OF_SWITCHING } from '../navigation/views.js'

/** Leaves the modal where it shows a way to connect. */
export function leaveConnecting(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || !VIEWS_OF_CONNECTING.includes(currentRoute(navigation).view)) return
  if (selectIsSwitchingNamespace(navigation)) {
    leaveViews(kit, { views: [...VIEWS_OF_CONNECTING, ...VIEWS_OF_SWITCHING] })
  } else close(kit)
}
