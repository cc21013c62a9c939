/**
 * Navigates the modal's history.
 *
 * In      view, data  the target view and its data
 * Out     nothing; ignores a view whose feature is off. `push` and `replace` also ignore the current view, even with new data
 * Source  spec R-NAV-03 to 07, R-CFG-20
 */

import { currentRoute, type RouteData } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { appendView, startHistory } from './history.js'
import { isViewEnabled } from './is-view-enabled.js'

/** Target of a navigation. */
export type NavigateParams = { view: ViewName; data?: RouteData | undefined }

/** Appends a view, unless it is the current one or its feature is off. */
export function push(kit: Kit, { view, data }: NavigateParams): void {
  if (currentRoute(kit.store.get().navigation).view === view || !isViewEnabled(kit, view)) return
  appendView(kit, view, data)
}

/** Replaces the last view, unless it is the current one or its feature is off. */
export function replace(kit: Kit, { view, data = {} }: NavigateParams): void {
  const { store } = kit
  const { history } = store.get().navigation
  if (currentRoute(store.get().navigation).view === view || !isViewEnabled(kit, view)) return
  const [first, ...rest] = [...history.slice(0, -1), { view, data }]
  if (first) store.set({ navigation: { history: [first, ...rest], direction: 'forward' } })
}

/** Starts a new history at a view, even if it is the current one. Ignores a view whose feature is off. */
export function reset(kit: Kit, { view, data }: NavigateParams): void {
  if (isViewEnabled(kit, view)) startHistory(kit, view, data)
}
