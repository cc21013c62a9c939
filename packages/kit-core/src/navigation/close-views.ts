import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { close } from './close.js'
import { goBackToIndex } from './go-back.js'

/**
 * Goes back to the last view outside the given ones and skips views whose purpose is finished. Closes the modal when
 * no view is left.
 */
export function closeViews(kit: Kit, { views }: { views: readonly ViewName[] }): void {
  const { history } = kit.store.get().navigation
  const index = history.findLastIndex(({ view }) => !views.includes(view))
  if (index === -1) close(kit)
  else goBackToIndex(kit, index)
}
