/**
 * Leaves the connect views once a wallet is connected.
 *
 * Out     closes the modal; or opens the view that was requested while the connection was being restored; or returns to the
 *         view before a namespace switch, or to a payment, if the wallet was needed for that
 * Source  spec R-MODAL-30, R-FLOW-48, R-SIWX-67, R-MODAL-63
 */

import { currentRoute, selectIsSwitchingNamespace } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { selectIsSignedIn } from '../../core/state/select-sign-in.js'
import { isConnectView, isSwitchView } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { closeViewsThat } from '../../navigation/close-views.js'
import { showView } from '../../navigation/show-view.js'

/**
 * Leaves the connect views. With sign-in enabled and no known session, does nothing (`checkSignIn` leaves them later),
 * or shows the sign-in view if the account is known to need it.
 */
export function exitConnectViews(kit: Kit): void {
  const state = kit.store.get()
  const { isEnabled, status, address } = state.signIn
  const mustCheckSession = isEnabled && selectActiveNetwork(state) && !selectIsSignedIn(state)
  if (!mustCheckSession) forceExitConnectViews(kit)
  else if (status === 'needed' && address === selectAccount(state).caipAddress) showView(kit, 'SIWXSignMessage')
}

/** Leaves the connect views without checking for sign-in. Does nothing when another view is on screen. */
export function forceExitConnectViews(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || !isConnectView(currentRoute(navigation).view)) return
  const { showRequested } = navigation.history[0].data
  if (showRequested) showRequested()
  else if (selectIsSwitchingNamespace(navigation) || navigation.history.some(({ view }) => view === 'Pay')) {
    closeViewsThat(kit, (view) => isConnectView(view) || isSwitchView(view))
  } else close(kit)
}
