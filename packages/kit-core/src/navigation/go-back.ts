/**
 * Goes back in the modal's history.
 *
 * In      index  entries 0…index stay; out of range is ignored
 * Source  spec R-NAV-08 to 12
 */
import { selectActiveAccount } from '../account/select-account.js'
import type { Kit } from '../kit.js'
import { requestClose } from '../modal/close.js'
import { currentRoute, type Route } from './state.js'

/** One entry back; from the only one, out of the modal. */
export function goBack(kit: Kit): void {
  const { history } = kit.store.get().navigation
  if (history.length < 2) requestClose(kit)
  else show(kit, history.slice(0, -1))
}

/** Back to one entry of the history. */
export function goBackToIndex(kit: Kit, index: number): void {
  const { history } = kit.store.get().navigation
  if (!Number.isInteger(index) || index < 0 || index >= history.length - 1) return
  show(kit, history.slice(0, index + 1))
}

function show({ store }: Kit, routes: readonly Route[]): void {
  const state = store.get()
  const isConnected = selectActiveAccount(state) !== undefined
  const shown = routes.at(-1)
  if (!shown) return
  const last: Route =
    isConnected && shown.view === 'Connect'
      ? { view: 'Account', data: {} }
      : { view: shown.view, data: { ...shown.data, wallet: undefined } }
  const [first, ...rest] = [...routes.slice(0, -1), last]
  if (first && currentRoute(state.navigation) !== last) {
    store.set({ navigation: { history: [first, ...rest], direction: 'back' } })
  }
}
