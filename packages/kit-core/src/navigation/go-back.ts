/**
 * Goes back in the modal's history.
 *
 * In      index  keeps entries 0…index; ignored when out of range
 * Out     when the user leaves a list filtered to one namespace, the filter ends and the previous namespace is active again.
 *         An entry that does not fit the connection is replaced: Connect by Account, a view of an account by Connect
 * Source  spec R-VIEW-97, R-NAV-08 to 12, R-VIEW-05, R-VIEW-55
 */

import { currentRoute, type Route } from '../core/state/navigation-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { selectConnection } from '../core/state/select-connection.js'
import { switchToConnectedNamespace } from '../core/state/switch-to-connected-namespace.js'
import { needsAccount } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { selectCanClose } from './can-close.js'
import { requestClose } from './close.js'

/**
 * Goes one entry back, past a swap view that its network does not support. At the only entry, or where the view needs a
 * decision, requests a close instead.
 */
export function goBack(kit: Kit): void {
  const { navigation } = kit.store.get()
  const remaining = navigation.history.slice(0, currentRoute(navigation).data.swapUnsupportedChain ? -2 : -1)
  if (remaining.length === 0 || isHeld(kit)) requestClose(kit)
  else show(kit, remaining)
}

/** Goes back to one entry of the history. Where the view needs a decision, requests a close instead. */
export function goBackToIndex(kit: Kit, index: number): void {
  const { history } = kit.store.get().navigation
  if (!Number.isInteger(index) || index < 0 || index >= history.length - 1) return
  if (isHeld(kit)) {
    requestClose(kit)
    return
  }
  show(kit, history.slice(0, index + 1))
}

/** Whether the current view needs a decision before the user can leave it. */
function isHeld(kit: Kit): boolean {
  const state = kit.store.get()
  return currentRoute(state.navigation).view !== 'SwitchNetwork' && !selectCanClose(state)
}

/** Removed entries lose their data. The others keep theirs. */
function show(kit: Kit, routes: readonly Route[]): void {
  kit.store.batch(() => {
    restoreNamespace(kit, routes)
    showRoutes(kit, routes)
  })
}

function restoreNamespace(kit: Kit, routes: readonly Route[]): void {
  const { modal, navigation } = kit.store.get()
  const isConnectLeft = navigation.history.some(isConnect) && !routes.some(isConnect)
  if (!isConnectLeft || !modal.namespaceFilter) return
  kit.store.set({ modal: { ...modal, namespaceFilter: undefined, namespaceBefore: undefined } })
  if (modal.namespaceBefore) switchToConnectedNamespace(kit, [modal.namespaceBefore])
}

function isConnect({ view }: Route): boolean {
  return view === 'Connect'
}

function showRoutes({ store }: Kit, routes: readonly Route[]): void {
  const state = store.get()
  const isConnected = selectActiveAccount(state) !== undefined
  const isWalletWanted = state.modal.namespaceFilter && !selectConnection(state, state.modal.namespaceFilter)
  const shown = routes.at(-1)
  if (!shown) return
  // A Connect view with a previous entry was opened to add a wallet, so it is kept.
  const isKept = shown.view === 'Connect' && (isWalletWanted || routes.length > 1)
  const last = isKept ? shown : routeFor(shown, isConnected)
  const [first, ...rest] = [...routes.slice(0, -1), last]
  if (first) store.set({ navigation: { history: [first, ...rest], direction: 'back' } })
}

function routeFor(route: Route, isConnected: boolean): Route {
  if (isConnected && route.view === 'Connect') return { view: 'Account', data: {} }
  if (!isConnected && needsAccount(route.view)) return { view: 'Connect', data: {} }
  return route
}
