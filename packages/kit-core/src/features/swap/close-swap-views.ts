import { currentRoute } from '../../core/state/navigation-state.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { closeViews } from '../../navigation/close-views.js'
import { reset } from '../../navigation/navigate.js'

/** Goes back to the view before the given swap views when one of them is on screen; to Account when there is none. */
export function closeSwapViews(kit: Kit, views: readonly ViewName[]): void {
  const { navigation } = kit.store.get()
  if (!views.includes(currentRoute(navigation).view)) return
  if (navigation.history.every(({ view }) => views.includes(view))) reset(kit, { view: 'Account' })
  else closeViews(kit, { views })
}
