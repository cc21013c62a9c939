/**
 * Where a finished switch leads: past the views that only served it.
 *
 * In      history   of the modal
 * Out     goes back to the last view that is none of them, or closes when there is none
 * Source  R-VIEW-51, R-FLOW-31, R-FLOW-33
 */
import { type Kit, VIEWS_OF_SWITCHING } from '@bowline/kit-core'
import { close, goBackToIndex } from '@bowline/kit-core/actions'

/** Leaves the views of switching. */
export function leaveNetworks(kit: Kit): void {
  const { history } = kit.getState().navigation
  const index = history.findLastIndex(({ view }) => !VIEWS_OF_SWITCHING.includes(view))
  if (index === -1) close(kit)
  else goBackToIndex(kit, index)
}
