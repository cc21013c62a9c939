import type { Namespace } from '../base/caip/namespace.js'
import type { RouteData } from '../core/state/navigation-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import type { ViewName } from '../core/state/views.js'
import { track } from '../core/tracking/track.js'
import type { Kit } from '../kit.js'
import { startHistory } from './history.js'

/** Opens the modal at a view, or restarts an open modal's history there. Does not check whether the view is enabled. */
export function showModal(kit: Kit, view: ViewName, namespaceFilter?: Namespace, data?: RouteData): void {
  const { modal } = kit.store.get()
  kit.store.batch(() => {
    startHistory(kit, view, data)
    kit.store.set({ modal: { ...modal, open: true, namespaceFilter } })
  })
  if (modal.open) return
  const connected = selectActiveAccount(kit.store.get()) !== undefined
  track(kit, { type: 'track', event: 'MODAL_OPEN', properties: { connected } })
}
