import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { close } from './close.js'
import { goBackToIndex } from './go-back.js'

/** Back to the last view that is none of these, past those that only served what is over now; closes when there is none. */
export function closeViews(kit: Kit, { views }: { views: readonly ViewName[] }): void {
  const { history } = kit.store.get().navigation
  const index = history.findLastIndex(({ view }) => !views.includes(view))
  if (index === -1) close(kit)
  else goBackToIndex(kit, index)
}
