import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { currentRoute } from '../navigation/state.js'
import { VIEWS_OF_CONNECTING } from '../navigation/views.js'

/** Closes the modal where it shows a way to connect: an address was gained. Source: spec R-MODAL-30. */
export function leaveConnecting(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && VIEWS_OF_CONNECTING.includes(currentRoute(navigation).view)) close(kit)
}
