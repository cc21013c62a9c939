/**
 * Changes the modal's history without checking whether a view is enabled: callers have checked, or show a view that
 * always is.
 */

import type { RouteData } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'

/** Starts a new history. */
export function startHistory({ store }: Kit, view: ViewName, data: RouteData = {}): void {
  store.set({ navigation: { history: [{ view, data }], direction: 'none' } })
}

/** Appends a view. */
export function appendView({ store }: Kit, view: ViewName, data: RouteData = {}): void {
  const { history } = store.get().navigation
  store.set({ navigation: { history: [...history, { view, data }], direction: 'forward' } })
}
