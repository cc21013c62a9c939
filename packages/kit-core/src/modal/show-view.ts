import { selectActiveAccount } from '../account/select-account.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { isViewOn } from '../navigation/is-view-on.js'
import { reset } from '../navigation/navigate.js'
import type { RouteData } from '../navigation/state.js'
import type { ViewName } from '../navigation/views.js'
import { track } from '../tracking/track.js'

/** Opens the modal at a view that the kit chooses. A view whose feature is off does not open it. */
export function showView(kit: Kit, view: ViewName, namespaceFilter?: Namespace, data?: RouteData): void {
  if (!isViewOn(kit, view)) return
  const { modal } = kit.store.get()
  kit.store.batch(() => {
    reset(kit, { view, data })
    kit.store.set({ modal: { ...modal, open: true, namespaceFilter } })
  })
  if (modal.open) return
  const connected = selectActiveAccount(kit.store.get()) !== undefined
  track(kit, { type: 'track', event: 'MODAL_OPEN', properties: { connected } })
}
