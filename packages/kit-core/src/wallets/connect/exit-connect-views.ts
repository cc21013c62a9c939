/**
 * Leaves the views that lead to a connection, since an address was gained.
 *
 * Out     closes the modal; on to what was asked for while the connection was on its way back; back to the view before a change of
 *         namespace, or to a payment, where that is what the wallet was for. Where visitors sign in, that waits until it is known whether this one has; one who is known not to is asked again
 * Source  spec R-MODAL-30, R-FLOW-48, R-SIWX-67, R-MODAL-63
 */

import { currentRoute, selectIsSwitchingNamespace } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { selectIsSignedIn } from '../../core/state/sign-in-state.js'
import { VIEWS_OF_CONNECTING, VIEWS_OF_SWITCHING } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { closeViews } from '../../navigation/close-views.js'
import { showView } from '../../navigation/show-view.js'

/** Leaves the modal where it shows a way to connect, unless a sign-in may have to be shown. */
export function exitConnectViews(kit: Kit): void {
  const state = kit.store.get()
  const { isEnabled, status, address } = state.signIn
  const isChecked = isEnabled && selectActiveNetwork(state) && !selectIsSignedIn(state)
  if (!isChecked) forceExitConnectViews(kit)
  else if (status === 'needed' && address === selectAccount(state).caipAddress) showView(kit, 'SIWXSignMessage')
}

/** Leaves the modal where it shows a way to connect. */
export function forceExitConnectViews(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || !VIEWS_OF_CONNECTING.includes(currentRoute(navigation).view)) return
  const { showAsked } = navigation.history[0].data
  if (showAsked) showAsked()
  else if (selectIsSwitchingNamespace(navigation) || navigation.history.some(({ view }) => view === 'Pay')) {
    closeViews(kit, { views: [...VIEWS_OF_CONNECTING, ...VIEWS_OF_SWITCHING] })
  } else close(kit)
}
