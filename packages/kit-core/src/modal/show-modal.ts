import { selectActiveAccount } from '../account/select-account.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { startHistory } from '../navigation/history.js'
import type { RouteData } from '../navigation/state.js'
import type { ViewName } from '../navigation/views.js'
import { track } from '../tracking/track.js'

/** Opens the modal at a view that is on. */
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
