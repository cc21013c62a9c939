/**
 * Moves through the modal's history.
 *
 * In      view, data  where to, and what the view is opened with
 * Out     nothing; the current view given again is ignored, data included
 * Source  spec R-NAV-03 to 07
 */
import type { Kit } from '../kit.js'
import { currentRoute, type RouteData } from './state.js'
import type { ViewName } from './views.js'

/** Where to go. */
export type NavigateParams = { view: ViewName; data?: RouteData | undefined }

/** Appends a view. */
export function push({ store }: Kit, { view, data = {} }: NavigateParams): void {
  const { history } = store.get().navigation
  if (currentRoute(store.get().navigation).view === view) return
  store.set({ navigation: { history: [...history, { view, data }], direction: 'forward' } })
}

/** Swaps the last view. */
export function replace({ store }: Kit, { view, data = {} }: NavigateParams): void {
  const { history } = store.get().navigation
  if (currentRoute(store.get().navigation).view === view) return
  const [first, ...rest] = [...history.slice(0, -1), { view, data }]
  if (first) store.set({ navigation: { history: [first, ...rest], direction: 'forward' } })
}

/** Starts a new history. */
export function reset({ store }: Kit, { view, data = {} }: NavigateParams): void {
  store.set({ navigation: { history: [{ view, data }], direction: 'none' } })
}
