/**
 * Goes back in the modal's history.
 *
 * In      index  entries 0…index stay; out of range is ignored
 * Out     wallets of one namespace that were looked at are looked at no more, and what was in use before is in use again
 * Source  spec R-VIEW-97, R-NAV-08 to 12, R-VIEW-05, R-VIEW-55
 */

import { currentRoute, type Route } from '../core/state/navigation-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { selectConnection } from '../core/state/select-connection.js'
import { showConnected } from '../core/state/switch-to-connected-namespace.js'
import { requiresAccount } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { selectCanClose } from './can-close.js'
import { requestClose } from './close.js'

/** One entry back, past a swap that its network does not have; from the only one, out of the modal. */
export function goBack(kit: Kit): void {
  const { navigation } = kit.store.get()
  const left = navigation.history.slice(0, currentRoute(navigation).data.swapUnsupportedChain ? -2 : -1)
  if (left.length === 0 || isHeld(kit)) requestClose(kit)
  else show(kit, left)
}

/** Back to one entry of the history. */
export function goBackToIndex(kit: Kit, index: number): void {
  const { history } = kit.store.get().navigation
  if (!Number.isInteger(index) || index < 0 || index >= history.length - 1) return
  if (isHeld(kit)) {
    requestClose(kit)
    return
  }
  show(kit, history.slice(0, index + 1))
}

/** A view that asks for a decision is not left without one. */
function isHeld(kit: Kit): boolean {
  const state = kit.store.get()
  return currentRoute(state.navigation).view !== 'SwitchNetwork' && !selectCanClose(state)
}

/** The entries left go with their data; those that stay keep theirs. */
function show(kit: Kit, routes: readonly Route[]): void {
  kit.store.batch(() => {
    lookBack(kit, routes)
    showRoutes(kit, routes)
  })
}

function lookBack(kit: Kit, routes: readonly Route[]): void {
  const { modal, navigation } = kit.store.get()
  const isConnectLeft = navigation.history.some(isConnect) && !routes.some(isConnect)
  if (!isConnectLeft || !modal.namespaceFilter) return
  kit.store.set({ modal: { ...modal, namespaceFilter: undefined, namespaceBefore: undefined } })
  if (modal.namespaceBefore) showConnected(kit, [modal.namespaceBefore])
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
  // One that leads back somewhere was reached to add a wallet.
  const isKept = shown.view === 'Connect' && (isWalletWanted || routes.length > 1)
  const last = isKept ? shown : routeFor(shown, isConnected)
  const [first, ...rest] = [...routes.slice(0, -1), last]
  if (first) store.set({ navigation: { history: [first, ...rest], direction: 'back' } })
}

function routeFor(route: Route, isConnected: boolean): Route {
  if (isConnected && route.view === 'Connect') return { view: 'Account', data: {} }
  if (!isConnected && requiresAccount(route.view)) return { view: 'Connect', data: {} }
  return route
}
